import { type Amount, divideDown, type Lots } from '@touchstone/quantities'

/** amount × lots ÷ size, rounded towards zero; all of it for all lots. */
export function partOf(amount: Amount, lots: Lots, size: Lots): Amount {
  return divideDown(amount * BigInt(lots), BigInt(size))
}
