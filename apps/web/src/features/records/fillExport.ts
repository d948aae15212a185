import type { DealRow } from '@touchstone/protocol'

export const FILL_HEAD = [
  'time',
  'symbol',
  'side',
  'price',
  'lots',
  'amount',
  'turnover',
  'fee',
  'feeCurrency',
  'profit',
  'role',
  'closedBy',
  'order',
  'trade',
] as const

/** One fill as a line of a file: figures as the exchange wrote them. */
export function fillCells(row: DealRow): readonly (string | number)[] {
  return [
    new Date(row.time).toISOString(),
    row.symbol,
    row.side,
    row.price,
    row.lots,
    row.amount,
    row.turnover,
    row.fee,
    row.feeCurrency,
    row.profit,
    row.role,
    row.closedBy,
    row.orderNo,
    row.tradeNo,
  ]
}
