import { showToast } from '@touchstone/frame'
import { ConfirmDialog } from '@touchstone/ui'
import { type ReactNode, useState } from 'react'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { SideChoice, type SideChoiceProps } from '../FormParts.tsx'
import { PreviewFigures, type PreviewLine } from '../PreviewFigures.tsx'
import { ticketTexts } from '../texts.ts'
import { type TicketCalls, useTicketOrder } from '../useTicketOrder.ts'
import type { PairEntry } from './pairEntry.ts'
import { pairTexts } from './texts.ts'

interface PlacedPair {
  readonly orderNo: string
  readonly stopOrderNo: string
}

type Change<Entry> = (changed: Partial<Entry>) => void

export interface PairDialogProps<Entry extends PairEntry<string>, Request extends object, Preview> {
  readonly market: { readonly name: string; readonly quote: string; readonly priceScale: number }
  readonly sides: SideChoiceProps<Entry['side']>['sides']
  readonly size: { readonly label: string; readonly unit: string; readonly decimals: number }
  /** What stands in the ticket. */
  readonly start: Entry
  /** The pair as the exchange is asked for it; undefined while an entry that is needed is missing. */
  readonly requestOf: (entry: Entry) => Request | undefined
  readonly calls: Pick<TicketCalls<Request, Preview, PlacedPair>, 'ask' | 'place'>
  /** What both would do, in figures; the same labels with and without a preview. */
  readonly linesOf: (entry: Entry, preview: Preview | undefined) => readonly PreviewLine[]
  /** Entries that only this product has. */
  readonly more?: (entry: Entry, change: Change<Entry>) => ReactNode
  /** Why it cannot be placed as entered, besides what is missing and what the exchange says. */
  readonly blockedBy?: (entry: Entry) => string | undefined
  readonly onPlaced?: () => void
  readonly onClose: () => void
}

/** A limit order and a stop of which one cancels the other: entered, with what both would do, and placed from here. */
export function PairDialog<
  Entry extends PairEntry<string>,
  Request extends object,
  Preview extends { message: string },
>(props: PairDialogProps<Entry, Request, Preview>) {
  const { market, calls, onClose } = props
  const t = useTexts(pairTexts)
  const words = useTexts(ticketTexts)
  const [entry, setEntry] = useState(props.start)
  const request = props.requestOf(entry)
  const order = useTicketOrder(request, {
    ...calls,
    onPlaced() {
      props.onPlaced?.()
      onClose()
    },
  })
  const { preview } = order.preview
  const change = (changed: Partial<Entry>) => {
    order.clear()
    setEntry((before) => ({ ...before, ...changed }))
  }
  const send = async () => {
    const state = await order.submit()
    if (state.phase === 'accepted') showToast('ok', t('placed', { ...state.placed }))
  }
  return (
    <ConfirmDialog
      open
      title={t('title', { name: market.name })}
      confirmLabel={order.submission.phase === 'unknown' ? words('sendAgain') : t('place')}
      cancelLabel={t('back')}
      busy={order.submission.phase === 'sending'}
      blockedBecause={request ? props.blockedBy?.(entry) || preview?.message || undefined : t('incomplete')}
      failure={failureOf(order.submission, words('unknown'))}
      focus="field"
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-3 pt-2">
        <p className="text-12 text-ink-3">{t('explained')}</p>
        <PairInputs {...props} entry={entry} change={change} />
        <PreviewFigures asked={request !== undefined} state={order.preview} lines={props.linesOf(entry, preview)} />
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

interface PairInputsProps<Entry extends PairEntry<string>>
  extends Pick<PairDialogProps<Entry, object, unknown>, 'market' | 'sides' | 'size' | 'more'> {
  readonly entry: Entry
  readonly change: Change<Entry>
}

function PairInputs<Entry extends PairEntry<string>>(props: PairInputsProps<Entry>) {
  const { market, sides, size, more, entry, change } = props
  const t = useTexts(pairTexts)
  const words = useTexts(ticketTexts)
  const set = (changed: Partial<PairEntry<Entry['side']>>) => change(changed as Partial<Entry>)
  const price = (field: 'price' | 'stopPrice' | 'stopLimitPrice', label: string) => (
    <DecimalField
      label={label}
      unit={market.quote}
      value={entry[field]}
      maxDecimals={market.priceScale}
      onValueChange={(text) => set({ [field]: text })}
    />
  )
  return (
    <>
      <SideChoice label={words('side')} side={entry.side} sides={sides} onSide={(side) => set({ side })} />
      {price('price', t('limitPrice'))}
      {price('stopPrice', t('stopPrice'))}
      {price('stopLimitPrice', t('stopLimit'))}
      <DecimalField
        label={size.label}
        unit={size.unit}
        value={entry.amount}
        maxDecimals={size.decimals}
        onValueChange={(amount) => set({ amount })}
      />
      {more?.(entry, change)}
    </>
  )
}
