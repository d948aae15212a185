import type { DeliveryRow } from '@touchstone/protocol'
import { type Column, Num } from '@touchstone/ui'
import type { Formats } from '../../shared/format/format.ts'
import { durationText, type TimedOptionTranslate } from './duration.ts'
import {
  DirectionWord,
  MoneynessWord,
  OutcomeChip,
  PriceNow,
  ProfitText,
  StrikePrice,
  TimeLeft,
} from './TimedOptionCells.tsx'

type TimedOptionColumns = readonly Column<DeliveryRow>[]

function money(row: DeliveryRow, amount: string, formats: Formats) {
  return (
    <Num className="whitespace-nowrap">
      {formats.decimal(amount)} {row.currency}
    </Num>
  )
}

function winnings(row: DeliveryRow, formats: Formats) {
  return (
    <Num className="whitespace-nowrap">
      {formats.signed(row.payout)} {row.currency}
    </Num>
  )
}

function Moment({ at, formats }: { readonly at: number; readonly formats: Formats }) {
  return <Num className="whitespace-nowrap text-ink-2">{formats.dateTime(at)}</Num>
}

/** The columns of the purchase: the same in every list. */
function purchaseColumns(t: TimedOptionTranslate, formats: Formats): TimedOptionColumns {
  return [
    { key: 'bought', header: t('column.bought'), cell: (row) => <Moment at={row.openTime} formats={formats} /> },
    {
      key: 'market',
      header: t('column.market'),
      cell: (row) => (
        <span className="whitespace-nowrap">
          <span className="font-medium text-ink-1">{row.name}</span>{' '}
          <span className="num text-12 text-ink-3">#{row.orderNo}</span>
        </span>
      ),
    },
    {
      key: 'direction',
      header: t('column.direction'),
      cell: (row) => (
        <span className="whitespace-nowrap">
          <DirectionWord direction={row.direction} />{' '}
          <Num className="text-12 text-ink-3">{durationText(row.seconds, t)}</Num>
        </span>
      ),
    },
  ]
}

function amountColumn(t: TimedOptionTranslate, formats: Formats): Column<DeliveryRow> {
  return {
    key: 'amount',
    header: t('column.amount'),
    align: 'end',
    cell: (row) => money(row, row.amount, formats),
  }
}

/** Orders that run, or ended a moment ago. The time left stands before what a narrow panel may push out of sight. */
export function openColumns(t: TimedOptionTranslate, formats: Formats): TimedOptionColumns {
  return [
    ...purchaseColumns(t, formats),
    { key: 'left', header: t('column.left'), align: 'end', cell: (row) => <TimeLeft row={row} /> },
    amountColumn(t, formats),
    { key: 'payout', header: t('column.payout'), align: 'end', cell: (row) => winnings(row, formats) },
    { key: 'strike', header: t('column.strike'), align: 'end', cell: (row) => <StrikePrice row={row} /> },
    { key: 'price', header: t('column.price'), align: 'end', cell: (row) => <PriceNow row={row} /> },
    { key: 'moneyness', header: t('column.moneyness'), align: 'end', cell: (row) => <MoneynessWord row={row} /> },
  ]
}

export function settledColumns(t: TimedOptionTranslate, formats: Formats): TimedOptionColumns {
  return [
    { key: 'expiry', header: t('column.expiry'), cell: (row) => <Moment at={row.expiry} formats={formats} /> },
    ...purchaseColumns(t, formats),
    amountColumn(t, formats),
    {
      key: 'fee',
      header: t('column.fee'),
      align: 'end',
      cell: (row) => <Num>{formats.decimal(row.fee)}</Num>,
    },
    { key: 'strike', header: t('column.strike'), align: 'end', cell: (row) => <StrikePrice row={row} /> },
    {
      key: 'settled',
      header: t('column.settled'),
      align: 'end',
      cell: (row) => <Num>{formats.decimal(row.settlePrice)}</Num>,
    },
    { key: 'result', header: t('column.result'), cell: (row) => <OutcomeChip row={row} /> },
    { key: 'profit', header: t('column.profit'), align: 'end', cell: (row) => <ProfitText row={row} /> },
  ]
}
