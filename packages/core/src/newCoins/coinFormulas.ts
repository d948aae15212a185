import { type Amount, divideDown, divideUp, powerOfTen, type Timestamp } from '@touchstone/quantities'

/** Decimals of an issue price. */
export const ISSUE_PRICE_DECIMALS = 12
/** A day of a lock-up is 24 hours from the listing, whatever the calendar says. */
const LOCK_DAY_MS = 86_400_000

/** The price of a new coin, and the decimals of the coin and of the currency. */
export interface IssuePrice {
  /** Of one whole coin, in units of 10^-12 of the withdrawal asset. */
  readonly price: bigint
  readonly coinScale: number
  readonly currencyScale: number
}

/** The cost of coins, rounded up to the unit of the currency. COIN-4. */
export function issueCost(quantity: Amount, issue: IssuePrice): Amount {
  return divideUp(quantity * issue.price * powerOfTen(issue.currencyScale), unitsOf(issue))
}

/** The value of coins at their issue price, rounded down. LOT-3. */
export function issueValue(quantity: Amount, issue: IssuePrice): Amount {
  return divideDown(quantity * issue.price * powerOfTen(issue.currencyScale), unitsOf(issue))
}

/** When coins that were allocated are free. COIN-7. */
export function lockEnd(listedAt: Timestamp, lockDays: number): Timestamp {
  return listedAt + lockDays * LOCK_DAY_MS
}

/** The figures from which an allocation pro rata is worked out. Quantities are multiples of the lot. */
export interface Allocation {
  /** Of all subscriptions together. */
  readonly asked: Amount
  readonly available: Amount
  readonly lot: Amount
  /** Lots that rounding has left over and nobody has received yet. */
  readonly leftOver: Amount
}

/** The allocation of the available coins to these requests, before the first share is given. COIN-6. */
export function beginAllocation(quantities: readonly Amount[], available: Amount, lot: Amount): Allocation {
  const asked = quantities.reduce((sum, quantity) => sum + quantity, 0n)
  const whole = { asked, available, lot, leftOver: 0n }
  if (asked <= available) return whole
  const given = quantities.reduce((sum, quantity) => sum + wholeLots(quantity, whole), 0n)
  return { ...whole, leftOver: divideDown(available, lot) - given }
}

/**
 * The share of the next subscription: quantity × available ÷ asked, rounded down to the lot, and one lot more as long as
 * rounding has left some over and its own share was rounded. Subscriptions come in the order in which they were made. COIN-6.
 */
export function nextShare(quantity: Amount, allocation: Allocation): { allocated: Amount; rest: Allocation } {
  const { asked, available, lot, leftOver } = allocation
  if (asked <= available) return { allocated: quantity, rest: allocation }
  const lots = wholeLots(quantity, allocation)
  const isRounded = lots * lot * asked < quantity * available
  if (!isRounded || leftOver === 0n) return { allocated: lots * lot, rest: allocation }
  return { allocated: (lots + 1n) * lot, rest: { ...allocation, leftOver: leftOver - 1n } }
}

/** The share of each, in the same order. COIN-6. */
export function proRata(quantities: readonly Amount[], available: Amount, lot: Amount): Amount[] {
  let allocation = beginAllocation(quantities, available, lot)
  return quantities.map((quantity) => {
    const { allocated, rest } = nextShare(quantity, allocation)
    allocation = rest
    return allocated
  })
}

function wholeLots(quantity: Amount, { available, asked, lot }: Allocation): bigint {
  return divideDown(quantity * available, asked * lot)
}

function unitsOf({ coinScale }: IssuePrice): bigint {
  return powerOfTen(coinScale + ISSUE_PRICE_DECIMALS)
}
