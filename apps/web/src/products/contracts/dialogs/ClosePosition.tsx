import { showToast } from '@touchstone/frame'
import type { CallData, CallInput, ContractRow } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { InlineAlert, KeyValue, Num, Segments } from '@touchstone/ui'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { isZero, readDown } from '../../../shared/decimals/exactDecimal.ts'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { PreviewState } from '../../../shared/orders/previewFeed.ts'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { usePreview } from '../../../shared/orders/usePreview.ts'
import { ShareSlider } from '../../../terminal/ticket/ShareSlider.tsx'
import { SignedFigure } from '../ContractCells.tsx'
import { type ContractMarket, lotsValue, tickText } from '../contractMarket.ts'
import { isMostOf } from '../estimates.ts'
import { contractTexts } from '../texts.ts'
import { CONTRACT_READS } from '../useContractActions.ts'
import { useContractMarket } from '../useContractMarket.ts'
import { useContractAccount } from '../useContractRows.ts'
import { ActDialog } from './ActDialog.tsx'
import { type CloseFields, closeProblem, closeRequest, enteredLots, shareOfLots } from './closeInput.ts'
import { contractDialogTexts } from './texts.ts'

const PREVIEW_DEBOUNCE_MS = 250
const askClosing = (request: CallInput<'tryCloseContract'>) => api().call('tryCloseContract', request)

/** The entries for the close, its preview, and sending it. */
function useClosing(row: ContractRow, onClose: () => void) {
  const { market } = useContractMarket(row.symbol)
  const account = useContractAccount()
  const intent = useIntent('closeContract', CONTRACT_READS)
  const [fields, setFields] = useState<CloseFields>({ how: 'market', lots: row.lots, price: row.lastPrice })
  const [pressed, setPressed] = useState(false)
  const [asked, setAsked] = useState(false)
  const done = useDone()
  const problem = market && closeProblem(fields, row, market)
  const lots = enteredLots(fields.lots)
  const price = fields.how === 'limit' ? fields.price.replace(/\.$/, '') : undefined
  const asking = problem === undefined && lots !== undefined
  const closing = usePreview(asking ? closeRequest(fields, row) : undefined, askClosing, PREVIEW_DEBOUNCE_MS)
  const at = market && readDown(price ?? row.lastPrice, market.priceScale)
  const value = market && asking && at ? formatPlain(lotsValue(lots, at, market), market.valueScale) : ''
  const large = isMostOf(value, account?.equity ?? '')
  const change = (part: Partial<CloseFields>) => {
    setFields({ ...fields, ...part })
    setAsked(false)
    intent.forget()
  }
  const submit = async () => {
    setPressed(true)
    if (problem || !market) return
    if (large && !asked) return setAsked(true)
    const answer = await intent.send(closeRequest(fields, row))
    if (!answer) return
    done(answer)
    onClose()
  }
  return { market, intent, fields, change, pressed, asked, problem, lots, closing, submit }
}

/** Closes a position or a part of it, at the market or at a price. More than half of the equity asks once more. */
export function ClosePosition({ row, onClose }: { readonly row: ContractRow; readonly onClose: () => void }) {
  const t = useTexts(contractDialogTexts)
  const list = useTexts(contractTexts)
  const { market, intent, fields, change, pressed, asked, problem, lots, closing, submit } = useClosing(row, onClose)
  const count = Number(fields.lots) || 0
  return (
    <ActDialog
      title={t('close.title', { contract: row.symbol, side: list(row.side) })}
      submit={t(asked ? 'close.submitAgain' : 'close.submit', { lots: count })}
      tone={row.side === 'long' ? 'down' : 'up'}
      state={intent.state}
      blockedBecause={pressed && !market ? t('close.noTerms') : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Segments
        label={t('close.how')}
        value={fields.how}
        options={(['market', 'limit'] as const).map((value) => ({ value, label: t(`close.${value}`) }))}
        onValueChange={(how) => change({ how })}
      />
      {fields.how === 'limit' && (
        <DecimalField
          label={t('close.price')}
          unit={market?.quote ?? ''}
          value={fields.price}
          maxDecimals={market?.priceScale ?? 8}
          onValueChange={(text) => change({ price: text })}
          error={
            pressed && problem?.field === 'price' && market ? priceSentence(problem.kind, tickText(market)) : undefined
          }
        />
      )}
      <DecimalField
        label={t('close.lots')}
        unit={list('of', { total: row.lots })}
        value={fields.lots}
        maxDecimals={0}
        onValueChange={(text) => change({ lots: text })}
        error={
          problem?.field === 'lots' && (pressed || problem.kind === 'above')
            ? t(`close.problem.${problem.kind}`, { max: row.lots })
            : undefined
        }
      />
      <ShareSlider
        percent={lots === undefined ? 0 : Number((lots * 100n) / BigInt(row.lots))}
        onPercent={(percent) => change({ lots: shareOfLots(row.lots, percent) })}
      />
      <Result row={row} state={closing} lots={lots} market={market} />
      <p className="text-12 text-ink-3">{t(fields.how === 'market' ? 'close.marketNote' : 'close.limitNote')}</p>
      {asked && (
        <InlineAlert tone="warn" announce>
          {t('close.confirmLarge')}
        </InlineAlert>
      )}
    </ActDialog>
  )

  function priceSentence(kind: 'empty' | 'step', step: string): string {
    return kind === 'empty' ? t('close.problem.price') : t('close.problem.step', { step })
  }
}

/** The result of closing now, by the book and after the fee. */
function Result(props: {
  readonly row: ContractRow
  readonly state: PreviewState<CallData<'tryCloseContract'>>
  readonly lots: bigint | undefined
  readonly market: ContractMarket | undefined
}) {
  const { row, state, lots, market } = props
  const t = useTexts(contractDialogTexts)
  const formats = useFormats()
  const currency = market?.quote ?? ''
  const left = lots === undefined ? BigInt(row.lots) : BigInt(row.lots) - lots
  const closing = state.preview?.filledLots === '0' ? undefined : state.preview
  const money = (text: string) => <Num>{`${formats.decimal(text)} ${currency}`}</Num>
  const signed = (text: string) => (
    <>
      <SignedFigure text={text} /> {currency}
    </>
  )
  return (
    <div className="refreshing" aria-busy={state.stale}>
      <KeyValue
        items={[
          {
            key: 'price',
            label: t('close.average'),
            value: closing ? <Num>{formats.decimal(closing.avgPrice, market?.priceScale)}</Num> : NO_FIGURE,
          },
          { key: 'result', label: t('close.result'), value: closing ? signed(closing.result) : NO_FIGURE },
          { key: 'fee', label: t('close.fee'), value: closing ? money(closing.fee) : NO_FIGURE },
          { key: 'back', label: t('close.back'), value: closing ? signed(closing.back) : NO_FIGURE },
          { key: 'left', label: t('close.left'), value: <Num>{formats.decimal(left < 0n ? '0' : String(left))}</Num> },
        ]}
      />
      {state.preview && state.preview.problem !== '' && (
        <p className="pt-2 text-12 text-warn">{state.preview.message}</p>
      )}
    </div>
  )
}

/** Tells the result of a close in a toast, because the row itself may be gone. */
function useDone() {
  const t = useTexts(contractDialogTexts)
  const formats = useFormats()
  return ({ state, filledLots, leftLots, avgPrice }: CallData<'closeContract'>) => {
    const filled = Number(filledLots)
    if (state === 'current') showToast('ok', t('close.doneWaiting'))
    else if (isZero(leftLots)) showToast('ok', t('close.done', { filled, price: formats.decimal(avgPrice) }))
    else showToast('warn', t('close.doneRest', { filled, left: formats.decimal(leftLots) }))
  }
}
