import { type Amount, creditDown, divideDown, type Ppm, type Timestamp } from '@touchstone/quantities'

const MILLION = 1_000_000n
/** A day of hosting is 24 hours from the purchase, whatever the calendar says. */
export const HOSTING_DAY_MS = 86_400_000

/** The terms of an order from which its returns are computed. */
export interface HostingBasis {
  readonly amount: Amount
  readonly dailyRatePpm: Ppm
  readonly cycleDays: number
}

/** The return of each full day, rounded down. HOST-4. */
export function dailyReturn({ amount, dailyRatePpm }: HostingBasis): Amount {
  return creditDown(amount, dailyRatePpm)
}

/** The return of all days together: rounded down once, so that the last day pays the remainder of the others. HOST-4. */
export function promisedReturn({ amount, dailyRatePpm, cycleDays }: HostingBasis): Amount {
  return divideDown(amount * BigInt(dailyRatePpm) * BigInt(cycleDays), MILLION)
}

/** The payment for one day, from 1 to `cycleDays`. HOST-4. */
export function returnOfDay(basis: HostingBasis, day: number): Amount {
  const daily = dailyReturn(basis)
  return day < basis.cycleDays ? daily : promisedReturn(basis) - daily * BigInt(basis.cycleDays - 1)
}

/** The principal whose whole return is at most `room`; none for no room. */
export function amountForReturn(room: Amount, { dailyRatePpm, cycleDays }: Omit<HostingBasis, 'amount'>): Amount {
  if (room < 0n) return 0n
  return divideDown((room + 1n) * MILLION - 1n, BigInt(dailyRatePpm) * BigInt(cycleDays))
}

/** The loss of an early redemption, rounded down. HOST-6. */
export function earlyLoss(amount: Amount, lossPpm: Ppm): Amount {
  return creditDown(amount, lossPpm)
}

/** The end of so many days. */
export function endOfDay(boughtAt: Timestamp, day: number): Timestamp {
  return boughtAt + day * HOSTING_DAY_MS
}
