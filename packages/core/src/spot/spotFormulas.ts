import { type MarketUnits, notional } from '@touchstone/protocol'
import { type Amount, chargeUp, divideDown, type Lots, type Ppm, type Ticks } from '@touchstone/quantities'

/** The fee on an order's proceeds (base for a buy, quote for a sell), rounded up. */
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
 * The hold of an order: quote units for a buy, base units for a sell. Exact; never less than its fills can cost. `price` is
 * the limit, or the bound of a market order. `lotsLeft` is 0 when the order is by turnover, `turnoverLeft` is 0n when it is
 * by lots. Like the amounts, below 2^63.
 */
export function holdOf(buy: boolean, price: Ticks, lotsLeft: Lots, turnoverLeft: Amount, units: MarketUnits): Amount {
  if (lotsLeft > 0) return buy ? quoteAmount(price, lotsLeft, units) : baseAmount(lotsLeft, units)
  return buy ? turnoverLeft : lotsForTurnover(turnoverLeft, price, units) * units.lotUnits
}

/** How many whole lots `turnover` pays for at `price`, rounded down. */
export function lotsForTurnover(turnover: Amount, price: Ticks, units: MarketUnits): bigint {
  return price === 0 ? 0n : divideDown(turnover, BigInt(price) * units.quantum)
}
