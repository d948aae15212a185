import { type Amount, divideDown, divideUp, type Ticks } from '@touchstone/quantities'
import type { Market } from './market.ts'

/** The value of coins of a market at a price, in its quote currency; rounded down. */
export function coinsValue({ units }: Market, amount: Amount, price: Ticks): Amount {
  return divideDown(amount * BigInt(price) * units.quantum, units.lotUnits)
}

/** The same, rounded up. */
export function coinsValueUp({ units }: Market, amount: Amount, price: Ticks): Amount {
  return divideUp(amount * BigInt(price) * units.quantum, units.lotUnits)
}
