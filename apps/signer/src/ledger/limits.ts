import type { SignerRefusal } from '@touchstone/protocol/signer'
import type { Amount, Timestamp } from '@touchstone/quantities'
import type { Now } from '../follow/logFreshness.ts'

/** Units of the token that may leave within an hour and within a day. */
export interface Limits {
  readonly hour: Amount
  readonly day: Amount
}

/** The amount of a line of a ledger that counts against the limits, and its time. */
export interface Spent {
  /** Decimal, in the unit of the limit. */
  readonly amount: string
  readonly logTime: Timestamp
  readonly signedAt: Timestamp
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Amount signed within the last milliseconds, by the log's time or by the clock: moving one of them gains nothing. */
function signedWithin(rows: readonly Spent[], now: Now, milliseconds: number): Amount {
  let sum = 0n
  for (const { amount, logTime, signedAt } of rows)
    if (now.log - logTime < milliseconds || now.clock - signedAt < milliseconds) sum += BigInt(amount)
  return sum
}

export function signedLately(rows: readonly Spent[], now: Now): { readonly hour: Amount; readonly day: Amount } {
  return { hour: signedWithin(rows, now, HOUR_MS), day: signedWithin(rows, now, DAY_MS) }
}

/** The limit that one more payment would break. */
export function brokenLimit(
  rows: readonly Spent[],
  limits: Limits,
  amount: Amount,
  now: Now,
): SignerRefusal | undefined {
  const { hour, day } = signedLately(rows, now)
  if (hour + amount > limits.hour) return 'hour_limit'
  return day + amount > limits.day ? 'day_limit' : undefined
}
