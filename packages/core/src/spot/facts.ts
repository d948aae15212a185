import { lotsToAmount, type RejectionFacts, ticksToPrice } from '@touchstone/protocol'
import { type Amount, formatPlain, type Lots, type Ppm, type Ticks } from '@touchstone/quantities'
import type { ExchangeState } from '../state.ts'
import type { SpotMarket } from './spotMarket.ts'

/** Numbers of a refusal as the trade reads them. */
export function lotsFact(state: ExchangeState, market: SpotMarket, lots: Lots): string {
  return plain(lotsToAmount(lots, market.units, state.assets[market.base]?.scale ?? 0))
}

export function notionalFacts(
  state: ExchangeState,
  market: SpotMarket,
  which: 'min' | 'max',
  amount: Amount,
): RejectionFacts {
  const quote = state.assets[market.quote]
  return { [which]: formatPlain(amount, quote?.scale ?? 0), currency: quote?.code ?? '' }
}

export function bandFacts(market: SpotMarket, low: Ticks, high: Ticks): RejectionFacts {
  return { min: plain(ticksToPrice(low, market.units)), max: plain(ticksToPrice(high, market.units)) }
}

/** 5000 ppm as "0.5 %". */
export function percentFact(ppm: Ppm): string {
  return `${formatPlain(BigInt(ppm), 4)} %`
}

function plain(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}
