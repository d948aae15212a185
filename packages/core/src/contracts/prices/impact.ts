import { type Amount, divideUp } from '@touchstone/quantities'
import type { Impact } from '../arithmetic/funding.ts'
import type { ContractMarket } from '../contractMarket.ts'

/** Levels of a side that are looked at: deeper ones do not count. */
const LEVELS = 100
const NO_DEPTH: Impact = { lots: 0, value: 0n }

/**
 * The trade of an order worth the contract's impact notional on a side of the book: the whole lots it takes to reach that
 * value, and their value. MARK-4.
 */
export function impactOf(market: ContractMarket, side: number): Impact {
  const { book, units } = market
  let missing: Amount = market.impactNotional
  let lots = 0
  let value = 0n
  for (const [price, resting] of book.depth(side, LEVELS)) {
    const perLot = BigInt(price) * units.quantum
    const needed = divideUp(missing, perLot)
    const taken = needed < BigInt(resting) ? Number(needed) : resting
    lots += taken
    value += perLot * BigInt(taken)
    missing -= perLot * BigInt(taken)
    if (missing <= 0n) return { lots, value }
  }
  return NO_DEPTH
}
