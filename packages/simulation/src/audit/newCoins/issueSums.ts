import type { OfferingTerms } from '@touchstone/protocol'
import { amountOf, ceilingOf, floorOf } from '../plainSums.ts'

const PRICE_DECIMALS = 12
const CURRENCY_SCALE = 6

/** The cost of coins in units of the currency, as a fraction: price × quantity over the decimals of both. */
function fraction(terms: OfferingTerms, quantity: bigint, scale: number): readonly [bigint, bigint] {
  const price = amountOf(terms.issuePrice, PRICE_DECIMALS)
  return [quantity * price * 10n ** BigInt(CURRENCY_SCALE), 10n ** BigInt(scale + PRICE_DECIMALS)]
}

/** Their cost, rounded against the customer. */
export function costOf(terms: OfferingTerms, quantity: bigint, scale: number): bigint {
  return ceilingOf(...fraction(terms, quantity, scale))
}

/** Their value for deposit lots, rounded down. */
export function quantityValue(terms: OfferingTerms, quantity: bigint, scale: number): bigint {
  return floorOf(...fraction(terms, quantity, scale))
}

/**
 * The part of each subscription, computed plainly: the whole lots of its exact share, and then one lot more for the first
 * subscriptions with a remainder, until all lots are given out.
 */
export function partsOf(quantities: readonly bigint[], there: bigint, lot: bigint): bigint[] {
  const asked = quantities.reduce((sum, quantity) => sum + quantity, 0n)
  if (asked <= there) return [...quantities]
  const parts = quantities.map((quantity) => floorOf(quantity * there, asked * lot) * lot)
  let left = there - parts.reduce((sum, part) => sum + part, 0n)
  return parts.map((part, place) => {
    const isEven = part * asked === (quantities[place] ?? 0n) * there
    if (isEven || left < lot) return part
    left -= lot
    return part + lot
  })
}
