import {
  isTrailing,
  LEAST_GOOD_MS,
  LEAST_TRAIL_PPM,
  MOST_GOOD_DAYS,
  MOST_TRAIL_PPM,
  type OrderConditions,
  type OrderKind,
  type TimeInForce,
} from '@touchstone/protocol'
import { type Lots, MAX_TICKS, type Ticks } from '@touchstone/quantities'
import type { EntryState } from '../entry/entryState.ts'
import { type Rejected, refuse } from '../entry/refusal.ts'
import { percentFact } from '../markets/facts.ts'
import { kindNumber, staysInBook, timeNumber } from '../matching/orderFlags.ts'
import { MILLION, triggerPrice, wayOf } from '../matching/trailing/trail.ts'

const DAY_MS = 86_400_000

/** The fields of an order that its conditions must fit. */
interface AskedOrder {
  readonly kind: OrderKind
  readonly lots: Lots
  readonly timeInForce: TimeInForce
  readonly stopPrice: number
}

/**
 * Whether there is a condition at all, and each fits the order: only a stop at the market trails, without a stop price of its own
 * and by one distance; only an order that rests or waits has an end, and only one that goes into the book as it comes shows a part
 * of itself. GTD-1, TRAIL-1, ICE-1.
 */
export function fitsConditions(order: AskedOrder, conditions: OrderConditions): boolean {
  const { goodTill, trailTicks, trailPpm, activation, visible } = conditions
  const { kind, lots, stopPrice } = order
  if (isTrailing(conditions))
    return kind === 'stop_market' && stopPrice === 0 && visible === 0 && (trailTicks === 0 || trailPpm === 0)
  if (activation !== 0) return false
  const rests = stopPrice === 0 && staysInBook(kindNumber(kind), timeNumber(order.timeInForce))
  if (goodTill !== 0 && stopPrice === 0 && !rests) return false
  return visible === 0 ? goodTill !== 0 : rests && visible < lots
}

/** GTD-2 */
export function judgeConditions({ time }: EntryState, { goodTill }: OrderConditions): Rejected | undefined {
  if (goodTill === 0) return undefined
  const ahead = goodTill - time
  if (ahead >= LEAST_GOOD_MS && ahead <= MOST_GOOD_DAYS * DAY_MS) return undefined
  return refuse('bad_good_till', { days: MOST_GOOD_DAYS })
}

/** TRAIL-2: there is a price to trail, it has not reached the activation, and the distance is within bounds. `price` is that of now. */
export function judgeTrail(conditions: OrderConditions, side: number, price: Ticks): Rejected | undefined {
  const { trailTicks, trailPpm, activation } = conditions
  if (price === 0) return refuse('no_last_price')
  const way = wayOf(side)
  if (activation !== 0 && way * (price - activation) >= 0) return refuse('bad_activation')
  const from = activation || price
  const isNear =
    trailTicks === 0
      ? trailPpm >= LEAST_TRAIL_PPM && trailPpm <= MOST_TRAIL_PPM
      : trailTicks * MILLION <= from * MOST_TRAIL_PPM
  const trigger = triggerPrice(way, from, conditions)
  if (isNear && trigger >= 1 && trigger <= MAX_TICKS) return undefined
  return refuse('bad_trail', { min: percentFact(LEAST_TRAIL_PPM), max: percentFact(MOST_TRAIL_PPM) })
}

/** The trigger with which a trailing stop begins, at its activation or now: the worst that it can have. 0 without a price. */
export function firstTrigger(conditions: OrderConditions, side: number, price: Ticks): Ticks {
  if (price === 0) return 0
  return Math.max(0, Math.min(MAX_TICKS, triggerPrice(wayOf(side), conditions.activation || price, conditions)))
}
