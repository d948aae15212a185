import { CANCEL, RECORD_INTS, type TradeDigest, type Workload } from './workload.ts'

export interface OrderTaker {
  limit(order: number, account: number, side: number, price: number, lots: number): void
  cancel(order: number): void
}

/** Sends the records from `from` to `to` (by number, not by position). */
export function sendRecords({ records }: Workload, taker: OrderTaker, from: number, to: number): void {
  for (let at = from * RECORD_INTS; at < to * RECORD_INTS; at += RECORD_INTS) {
    const order = records[at + 2] as number
    if (records[at] === CANCEL) taker.cancel(order)
    else {
      const side = records[at + 1] as number
      taker.limit(order, records[at + 5] as number, side, records[at + 3] as number, records[at + 4] as number)
    }
  }
}

/** Throws when an engine did not trade exactly as the workload says it must. */
export function mustEqual(engine: string, made: TradeDigest, expected: TradeDigest): void {
  if (made.trades !== expected.trades || made.volume !== expected.volume || made.hash !== expected.hash)
    throw new Error(`${engine} traded differently: ${JSON.stringify(made)} instead of ${JSON.stringify(expected)}`)
}
