import { showToast } from '@touchstone/frame'
import type { CallData } from '@touchstone/protocol'
import { ConfirmDialog } from '@touchstone/ui'
import { useState } from 'react'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { api } from '../../../shared/api/api.ts'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { SideChoice } from '../../../terminal/ticket/FormParts.tsx'
import { PreviewFigures } from '../../../terminal/ticket/PreviewFigures.tsx'
import { placeAnswer } from '../../../terminal/ticket/placeAnswer.ts'
import { ticketTexts } from '../../../terminal/ticket/texts.ts'
import { useTicketOrder } from '../../../terminal/ticket/useTicketOrder.ts'
import { spotTexts } from '../texts.ts'
import { type PairEntry, type PairFields, pairRequest } from './pairRequest.ts'
import { pairTexts } from './texts.ts'

export interface PairDialogProps {
  readonly market: SpotMarket
  /** What stands in the ticket. */
  readonly start: Pick<PairEntry, 'side' | 'price' | 'amount'>
  readonly onClose: () => void
}

const ask = (request: PairFields) => api().call('tryOco', request)
const place = (request: PairFields & { cid: string }) => placeAnswer(api().call('addOco', request, { refusal: 'here' }))

/** A limit order and a stop of which one cancels the other: entered, with what both would do, and placed from here. */
export function PairDialog({ market, start, onClose }: PairDialogProps) {
  const t = useTexts(pairTexts)
  const words = useTexts(ticketTexts)
  const [entry, setEntry] = useState<PairEntry>({ ...start, stopPrice: '', stopLimitPrice: '' })
  const request = pairRequest(entry, market.symbol)
  const order = useTicketOrder(request, { ask, place, onPlaced: onClose })
  const { preview } = order.preview
  const change = (changed: Partial<PairEntry>) => {
    order.clear()
    setEntry((before) => ({ ...before, ...changed }))
  }
  const send = async () => {
    const state = await order.submit()
    if (state.phase === 'accepted') showToast('ok', t('placed', state.placed))
  }
  return (
    <ConfirmDialog
      open
      title={t('title', { name: market.name })}
      confirmLabel={order.submission.phase === 'unknown' ? words('sendAgain') : t('place')}
      cancelLabel={t('back')}
      busy={order.submission.phase === 'sending'}
      blockedBecause={request ? preview?.message || undefined : t('incomplete')}
      failure={failureOf(order.submission, words('unknown'))}
      focus="field"
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-3 pt-2">
        <p className="text-12 text-ink-3">{t('explained')}</p>
        <PairInputs market={market} entry={entry} change={change} />
        <PreviewFigures asked={request !== undefined} state={order.preview} lines={usePairLines(preview)} />
        <p className="text-12 text-ink-2">
          {preview?.message || t(entry.stopLimitPrice === '' ? 'worstMarket' : 'worstLimit')}
        </p>
      </div>
    </ConfirmDialog>
  )
}

function failureOf(submission: { readonly phase: string; readonly message?: string }, unknown: string): string {
  if (submission.phase === 'rejected') return submission.message ?? ''
  return submission.phase === 'unknown' ? unknown : ''
}

interface PairInputsProps {
  readonly market: SpotMarket
  readonly entry: PairEntry
  readonly change: (changed: Partial<PairEntry>) => void
}

function PairInputs({ market, entry, change }: PairInputsProps) {
  const t = useTexts(pairTexts)
  const spot = useTexts(spotTexts)
  const words = useTexts(ticketTexts)
  const price = (field: 'price' | 'stopPrice' | 'stopLimitPrice', label: string) => (
    <DecimalField
      label={label}
      unit={market.quote}
      value={entry[field]}
      maxDecimals={market.priceScale}
      onValueChange={(text) => change({ [field]: text })}
    />
  )
  return (
    <>
      <SideChoice
        label={words('side')}
        side={entry.side}
        sides={[
          { side: 'buy', label: spot('form.buy') },
          { side: 'sell', label: spot('form.sell') },
        ]}
        onSide={(side) => change({ side })}
      />
      {price('price', t('limitPrice'))}
      {price('stopPrice', t('stopPrice'))}
      {price('stopLimitPrice', t('stopLimit'))}
      <DecimalField
        label={t('amount')}
        unit={market.base}
        value={entry.amount}
        maxDecimals={market.amountScale}
        onValueChange={(amount) => change({ amount })}
      />
    </>
  )
}

/** What both would do, in figures; the same labels with and without a preview. */
function usePairLines(preview: CallData<'tryOco'> | undefined) {
  const t = useTexts(pairTexts)
  const formats = useFormats()
  const money = (amount: string, currency: string) => `${formats.decimal(amount)} ${currency}`
  const brings = (side: 'limit' | 'stop') =>
    preview ? money(preview[side].receive, preview[side].receiveCurrency) : ''
  return [
    [t('holds'), preview ? money(preview.cost, preview.costCurrency) : ''],
    [t('limitBrings'), brings('limit')],
    [t('stopBrings'), brings('stop')],
  ] as const
}
