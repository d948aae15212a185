import { showToast } from '@touchstone/frame'
import type { CallData, CallInput, ContractRow } from '@touchstone/protocol'
import { KeyValue, Num } from '@touchstone/ui'
import { api } from '../../../shared/api/api.ts'
import { isZero } from '../../../shared/decimals/exactDecimal.ts'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { PreviewState } from '../../../shared/orders/previewFeed.ts'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { usePreview } from '../../../shared/orders/usePreview.ts'
import { SignedFigure } from '../ContractCells.tsx'
import { contractTexts } from '../texts.ts'
import { CONTRACT_READS } from '../useContractActions.ts'
import { useContractMarket } from '../useContractMarket.ts'
import { ActDialog } from './ActDialog.tsx'
import { contractDialogTexts } from './texts.ts'

type Preview = CallData<'tryReverseContract'>

const PREVIEW_DEBOUNCE_MS = 250
const askReversing = (request: CallInput<'tryReverseContract'>) => api().call('tryReverseContract', request)

/** Turns a position round by one order for twice its lots, after the terms of the new position were shown. */
export function ReversePosition({ row, onClose }: { readonly row: ContractRow; readonly onClose: () => void }) {
  const t = useTexts(contractDialogTexts)
  const list = useTexts(contractTexts)
  const formats = useFormats()
  const { market } = useContractMarket(row.symbol)
  const intent = useIntent('reverseContract', CONTRACT_READS)
  const request = { id: row.id, lots: row.lots }
  const state = usePreview(request, askReversing, PREVIEW_DEBOUNCE_MS)
  const { preview } = state
  const submit = async () => {
    const answer = await intent.send(request)
    if (!answer) return
    const { filledLots, avgPrice } = answer
    showToast('ok', t('reverse.done', { filled: Number(filledLots), price: formats.decimal(avgPrice) }))
    onClose()
  }
  return (
    <ActDialog
      title={t('reverse.title', { contract: row.symbol, side: list(row.side) })}
      submit={t('reverse.submit', { lots: Number(row.lots) * 2 })}
      tone={row.side === 'long' ? 'down' : 'up'}
      state={intent.state}
      blockedBecause={blockedBecause()}
      short={preview?.problem === 'insufficient_balance'}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="text-13">{t('reverse.note', { lots: Number(row.lots) * 2 })}</p>
      <Figures state={state} currency={market?.quote ?? ''} priceScale={market?.priceScale} />
    </ActDialog>
  )

  function blockedBecause(): string | undefined {
    if (!preview) return t('reverse.noPreview')
    return preview.problem === '' ? undefined : preview.message
  }
}

interface FiguresProps {
  readonly state: PreviewState<Preview>
  readonly currency: string
  readonly priceScale: number | undefined
}

/** What the order costs, what it makes real, and the position that it leaves. */
function Figures({ state, currency, priceScale }: FiguresProps) {
  const t = useTexts(contractDialogTexts)
  const list = useTexts(contractTexts)
  const formats = useFormats()
  const { preview } = state
  const told = preview && preview.problem === '' ? preview : undefined
  const after = told && told.after.side !== 'none' ? told.after : undefined
  const price = (text: string | undefined) =>
    text === undefined || isZero(text) ? NO_FIGURE : <Num>{formats.decimal(text, priceScale)}</Num>
  const money = (text: string | undefined) =>
    text === undefined ? NO_FIGURE : <Num>{`${formats.decimal(text)} ${currency}`}</Num>
  return (
    <div className="refreshing" aria-busy={state.stale}>
      <KeyValue
        items={[
          { key: 'price', label: t('close.average'), value: price(told?.avgPrice) },
          { key: 'slippage', label: t('reverse.slippage'), value: told ? formats.rate(told.slippage) : NO_FIGURE },
          { key: 'fee', label: t('close.fee'), value: money(told?.fee) },
          { key: 'result', label: t('close.result'), value: told ? result(told.realised) : NO_FIGURE },
          {
            key: 'after',
            label: t('reverse.after'),
            value: after && after.side !== 'none' ? `${list(after.side)} ${formats.decimal(after.lots)}` : NO_FIGURE,
          },
          { key: 'margin', label: t('margin.after'), value: money(after?.margin) },
          { key: 'liquidation', label: t('margin.liquidation'), value: price(after?.liqPrice) },
          { key: 'worst', label: t('reverse.worst'), value: money(told?.maxLoss) },
        ]}
      />
    </div>
  )

  function result(text: string) {
    return (
      <>
        <SignedFigure text={text} /> {currency}
      </>
    )
  }
}
