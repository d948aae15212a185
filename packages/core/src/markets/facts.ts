import { lotsToAmount, type MarketUnits, type RejectionFacts, ticksToPrice } from '@touchstone/protocol'
import { type Amount, formatPlain, type Lots, type Ppm, type Ticks } from '@touchstone/quantities'
import type { LedgerState } from '../ledger/ledgerState.ts'
import type { Market } from './market.ts'

/** Numbers of a refusal as the trade reads them. */
export function lotsFact(state: LedgerState, market: Market, lots: Lots): string {
  return plain(lotsToAmount(lots, market.units, state.assets[market.base]?.scale ?? 0))
}

export function notionalFacts(
  state: LedgerState,
  market: Market,
  which: 'min' | 'max',
  amount: Amount,
): RejectionFacts {
  const quote = state.assets[market.quote]
  return { [which]: formatPlain(amount, quote?.scale ?? 0), currency: quote?.code ?? '' }
}

export function bandFacts(market: Market, low: Ticks, high: Ticks): RejectionFacts {
  return { min: priceFact(market, low), max: priceFact(market, high) }
}

/** A price as the trade reads it, of an instrument of any product. */
export function priceFact({ units }: { readonly units: MarketUnits }, price: Ticks): string {
  return plain(ticksToPrice(price, units))
}

/** 5000 ppm as "0.5 %". */
export function percentFact(ppm: Ppm): string {
  return `${formatPlain(BigInt(ppm), 4)} %`
}

function plain(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}
