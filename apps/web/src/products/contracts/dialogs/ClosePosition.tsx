import { showToast } from '@touchstone/frame'
import type { CallData, ContractRow } from '@touchstone/protocol'
import { InlineAlert, KeyValue, Num, Segments } from '@touchstone/ui'
import { useState } from 'react'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { isZero } from '../../../shared/decimals/exactDecimal.ts'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { ShareSlider } from '../../../terminal/ticket/ShareSlider.tsx'
import { SignedFigure } from '../ContractCells.tsx'
import { tickText } from '../contractMarket.ts'
import { closeEstimate, isMostOf } from '../estimates.ts'
import { contractTexts } from '../texts.ts'
import { CONTRACT_READS } from '../useContractActions.ts'
import { useContractMarket } from '../useContractMarket.ts'
import { useContractAccount } from '../useContractRows.ts'
import { ActDialog } from './ActDialog.tsx'
import { type CloseFields, closeProblem, closeRequest, enteredLots, shareOfLots } from './closeInput.ts'
import { contractDialogTexts } from './texts.ts'

/** What was entered for the close, what it would bring, and sending it. */
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
  const price = fields.how === 'limit' ? fields.price.replace(/\.$/, '') : row.lastPrice
  const estimate = market && lots !== undefined ? closeEstimate(row, lots, price, market) : undefined
  const large = estimate !== undefined && isMostOf(estimate.value, account?.equity ?? '')
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
  return { market, intent, fields, change, pressed, asked, problem, lots, estimate, submit }
}

/** Closes a position or a part of it, at the market or at a price. More than half of the equity asks once more. */
export function ClosePosition({ row, onClose }: { readonly row: ContractRow; readonly onClose: () => void }) {
  const t = useTexts(contractDialogTexts)
  const list = useTexts(contractTexts)
  const { market, intent, fields, change, pressed, asked, problem, lots, estimate, submit } = useClosing(row, onClose)
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
      <Result row={row} estimate={estimate} lots={lots} currency={market?.quote ?? ''} />
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

function Result(props: {
  readonly row: ContractRow
  readonly estimate: ReturnType<typeof closeEstimate>
  readonly lots: bigint | undefined
  readonly currency: string
}) {
  const { row, estimate, lots, currency } = props
  const t = useTexts(contractDialogTexts)
  const formats = useFormats()
  const left = lots === undefined ? BigInt(row.lots) : BigInt(row.lots) - lots
  const money = (text: string) => <Num>{`${formats.decimal(text)} ${currency}`}</Num>
  return (
    <KeyValue
      items={[
        {
          key: 'result',
          label: t('close.result'),
          value: estimate ? (
            <>
              <SignedFigure text={estimate.profit} /> {currency}
            </>
          ) : (
            NO_FIGURE
          ),
        },
        { key: 'fee', label: t('close.fee'), value: estimate ? money(estimate.fee) : NO_FIGURE },
        { key: 'value', label: t('close.value'), value: estimate ? money(estimate.value) : NO_FIGURE },
        { key: 'left', label: t('close.left'), value: <Num>{formats.decimal(left < 0n ? '0' : String(left))}</Num> },
      ]}
    />
  )
}

/** Says in a toast what became of a close: the row itself may be gone. */
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
