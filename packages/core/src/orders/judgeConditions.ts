import {
  LEAST_GOOD_MS,
  MOST_GOOD_DAYS,
  type OrderConditions,
  type OrderKind,
  type TimeInForce,
} from '@touchstone/protocol'
import type { EntryState } from '../entry/entryState.ts'
import { type Rejected, refuse } from '../entry/refusal.ts'
import { kindNumber, staysInBook, timeNumber } from '../matching/orderFlags.ts'

const DAY_MS = 86_400_000

/** The fields of an order that its conditions must fit. */
interface AskedOrder {
  readonly kind: OrderKind
  readonly timeInForce: TimeInForce
  readonly stopPrice: number
}

/** Whether there is a condition at all, and each fits the order: only an order that rests or waits has an end. GTD-1. */
export function fitsConditions(order: AskedOrder, { goodTill }: OrderConditions): boolean {
  return goodTill !== 0 && (order.stopPrice !== 0 || staysInBook(kindNumber(order.kind), timeNumber(order.timeInForce)))
}

/** GTD-2 */
export function judgeConditions({ time }: EntryState, { goodTill }: OrderConditions): Rejected | undefined {
  if (goodTill === 0) return undefined
  const ahead = goodTill - time
  if (ahead >= LEAST_GOOD_MS && ahead <= MOST_GOOD_DAYS * DAY_MS) return undefined
  return refuse('bad_good_till', { days: MOST_GOOD_DAYS })
}
