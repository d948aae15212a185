import { type ContractUnits, notional } from '@touchstone/protocol'
import { type Amount, divideDown, divideUp, type Lots, type Ticks } from '@touchstone/quantities'

/** Shown when there is no equity, and the highest ratio ever shown. */
const NOTHING_LEFT = 9_999_999
const LIQUIDATION = 1_000_000

/** price × lots in quote units, exact. The notional of a linear contract. */
export function contractValue(price: Ticks, lots: Lots, units: ContractUnits): Amount {
  return notional(price, lots, units)
}

/** Initial margin of a position of this value: value ÷ leverage in quote units, rounded up. */
export function initialMargin(value: Amount, leverage: number): Amount {
  return divideUp(value, BigInt(leverage))
}

/**
 * maintenance ÷ equity in ppm: 1_000_000 and above exactly when equity ≤ maintenance, that is at liquidation. Rounded up,
 * but never up to 1_000_000; 9_999_999 when there is no equity and at most.
 */
export function riskPpm(maintenance: Amount, equity: Amount): number {
  if (equity <= 0n) return NOTHING_LEFT
  const scaled = maintenance * BigInt(LIQUIDATION)
  if (maintenance < equity) return Math.min(LIQUIDATION - 1, Number(divideUp(scaled, equity)))
  const ratio = divideDown(scaled, equity)
  return ratio > BigInt(NOTHING_LEFT) ? NOTHING_LEFT : Number(ratio)
}
