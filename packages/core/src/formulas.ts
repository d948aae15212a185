/*
 * The exchange's arithmetic as pure functions. Screens import them from here, so that a number on the screen is the
 * number of the engine.
 */
import { type MarketUnits, notional, type Side } from '@touchstone/protocol'
import { type Amount, chargeUp, type Lots, MAX_TICKS, type Ppm, type Ticks } from '@touchstone/quantities'

export { notional }

const MILLION = 1_000_000

/** The fee on what an order receives (base for a buy, quote for a sell), rounded up. */
export function fee(received: Amount, rate: Ppm): Amount {
  return chargeUp(received, rate)
}

/** `lots` in base units, exact below 2^63. */
export function baseAmount(lots: Lots, units: MarketUnits): Amount {
  return BigInt.asIntN(64, BigInt(lots) * units.lotUnits)
}

/** price × lots in quote units, exact below 2^63: every order the engine accepts stays below. */
export function quoteAmount(price: Ticks, lots: Lots, units: MarketUnits): Amount {
  return BigInt.asIntN(64, notional(price, lots, units))
}

/**
 * What an order holds: quote units for a buy, base units for a sell. Exact; never less than its fills can cost.
 * `price` is the limit, or the bound of a market order. `lotsLeft` is 0 when the order is by turnover, `turnoverLeft` is 0n
 * when it is by lots. Like the amounts, below 2^63.
 */
export function holdOf(buy: boolean, price: Ticks, lotsLeft: Lots, turnoverLeft: Amount, units: MarketUnits): Amount {
  if (lotsLeft > 0) return buy ? quoteAmount(price, lotsLeft, units) : baseAmount(lotsLeft, units)
  return buy ? turnoverLeft : lotsForTurnover(turnoverLeft, price, units) * units.lotUnits
}

/** How many whole lots `turnover` pays for at `price`, rounded down. */
export function lotsForTurnover(turnover: Amount, price: Ticks, units: MarketUnits): bigint {
  return price === 0 ? 0n : turnover / (BigInt(price) * units.quantum)
}

/** The average price of `quote` paid for `lots`, in units of 10^-priceDecimals, halves up; 0n without lots. */
export function averagePrice(quote: Amount, lots: Lots, units: MarketUnits): Amount {
  if (lots === 0) return 0n
  const divisor = BigInt(lots) * units.quantum
  return (2n * quote * units.tickUnits + divisor) / (2n * divisor)
}

/** How far `price` is from `reference`, in ppm of the reference, rounded up; 0 when it is not worse for that side. */
export function slippagePpm(side: Side, reference: Ticks, price: Ticks): Ppm {
  const worse = side === 'buy' ? price - reference : reference - price
  if (reference <= 0 || worse <= 0) return 0
  return Number((BigInt(worse) * BigInt(MILLION) + BigInt(reference) - 1n) / BigInt(reference))
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
  const product = ticks * parts
  return (product - (product % MILLION)) / MILLION
}

function scaleUp(ticks: Ticks, parts: number): number {
  const down = scaleDown(ticks, parts)
  return (ticks * parts) % MILLION === 0 ? down : down + 1
}
