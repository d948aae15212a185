import { type Amount, creditDown, type Ppm, type Timestamp } from '@touchstone/quantities'
import { dayBegins } from '../clock/hongKongDay.ts'

/** The commission of one trading fee for an inviter of a level, in the fee's asset, rounded down: inviters never get more than their part. INV-3. */
export function commissionOf(fee: Amount, ratePpm: Ppm): Amount {
  return creditDown(fee, ratePpm)
}

/** When the commissions of a Hong Kong day can be used: the day is over, and so many whole days after it. INV-3. */
export function commissionUsableFrom(day: number, waitDays: number): Timestamp {
  return dayBegins(day + 1 + waitDays)
}
