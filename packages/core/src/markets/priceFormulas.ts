import type { MarketUnits, Side } from '@touchstone/protocol'
import {
  type Amount,
  divideNearest,
  divideUp,
  type Lots,
  MAX_TICKS,
  type Ppm,
  type Ticks,
  wholeQuotient,
} from '@touchstone/quantities'

const MILLION = 1_000_000

/** The average price of `quote` paid for `lots`, in units of 10^-priceDecimals, halves up; 0n without lots. */
export function averagePrice(quote: Amount, lots: Lots, units: MarketUnits): Amount {
  if (lots === 0) return 0n
  return divideNearest(quote * units.tickUnits, BigInt(lots) * units.quantum)
}

/** How far `price` is from `reference`, in ppm of the reference, rounded up; 0 when it is not worse for that side. */
export function slippagePpm(side: Side, reference: Ticks, price: Ticks): Ppm {
  const worse = side === 'buy' ? price - reference : reference - price
  if (reference <= 0 || worse <= 0) return 0
  return Number(divideUp(BigInt(worse) * BigInt(MILLION), BigInt(reference)))
}

/** The worst price at `slippage` from `reference`, rounded to the trader's safe side; at least 1 tick, at most MAX_TICKS. */
export function boundPrice(side: Side, reference: Ticks, slippage: Ppm): Ticks {
  return side === 'buy' ? upperLimit(reference, slippage) : lowerLimit(reference, slippage)
}

/** reference × (1 − ppm), rounded up, at least 1. */
export function lowerLimit(reference: Ticks, ppm: Ppm): Ticks {
  return ppm >= MILLION ? 1 : Math.max(1, scaleUp(reference, MILLION - ppm))
}

/** reference × (1 + ppm), rounded down, at most MAX_TICKS. */
export function upperLimit(reference: Ticks, ppm: Ppm): Ticks {
  return Math.min(MAX_TICKS, scaleDown(reference, MILLION + ppm))
}

/** ticks × parts ÷ 1,000,000 rounded down. Whole-number steps on values below 2^53: exact. */
function scaleDown(ticks: Ticks, parts: number): number {
  return wholeQuotient(ticks * parts, MILLION)
}

function scaleUp(ticks: Ticks, parts: number): number {
  const down = scaleDown(ticks, parts)
  return (ticks * parts) % MILLION === 0 ? down : down + 1
}
