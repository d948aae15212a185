import type { DeliveryRow } from '@touchstone/protocol'

export const EXPORT_HEAD = [
  'bought',
  'order',
  'symbol',
  'direction',
  'seconds',
  'amount',
  'currency',
  'fee',
  'payoutRate',
  'payout',
  'strike',
  'ended',
  'settlementPrice',
  'result',
  'profit',
] as const

/** One order as a line of the exported file, under {@link EXPORT_HEAD}. */
export function exportCells(row: DeliveryRow): readonly (string | number)[] {
  return [
    new Date(row.openTime).toISOString(),
    row.orderNo,
    row.symbol,
    row.direction,
    row.seconds,
    row.amount,
    row.currency,
    row.fee,
    row.payoutRate,
    row.payout,
    row.openPrice,
    new Date(row.expiry).toISOString(),
    row.settlePrice,
    row.result,
    row.profit,
  ]
}
