import type { CallData } from '@touchstone/protocol'
import type { Amount, Ppm } from '@touchstone/quantities'
import { decimalsOf, readDown } from '../../shared/decimals/exactDecimal.ts'
import { fractionToPpm } from '../../shared/decimals/fractionToPpm.ts'

export type MarketMessage = CallData<'getCurrencyMessage'>

/**
 * The integer view of a market for a form: prices count 10^-priceScale quote, amounts 10^-amountScale base, turnovers
 * 10^-turnoverScale quote, where turnoverScale = priceScale + amountScale, so that price × amount is exact.
 */
export interface SpotMarket {
  readonly symbol: string
  readonly name: string
  readonly base: string
  readonly quote: string
  readonly priceScale: number
  readonly amountScale: number
  readonly turnoverScale: number
  readonly tick: Amount
  readonly lot: Amount
  readonly minAmount: Amount
  readonly maxAmount: Amount
  readonly minTurnover: Amount
  readonly maxTurnover: Amount
  readonly makerPpm: Ppm
  readonly takerPpm: Ppm
  readonly defaultSlippage: string
  readonly maxSlippage: string
  readonly state: 'open' | 'cancel_only' | 'halted'
  readonly reason: string
  readonly depthSteps: readonly string[]
  readonly simulated: boolean
  readonly priceSource: string
  /** False: nobody quotes it but customers. */
  readonly marketMaker: boolean
}

export function readSpotMarket(message: MarketMessage): SpotMarket {
  const priceScale = Math.max(message.priceDecimals, decimalsOf(message.tickSize))
  const amountScale = Math.max(message.amountDecimals, decimalsOf(message.lotSize))
  const turnoverScale = priceScale + amountScale
  return {
    symbol: message.symbol,
    name: message.name,
    base: message.base,
    quote: message.quote,
    priceScale,
    amountScale,
    turnoverScale,
    tick: readDown(message.tickSize, priceScale) || 1n,
    lot: readDown(message.lotSize, amountScale) || 1n,
    minAmount: readDown(message.minAmount, amountScale) ?? 0n,
    maxAmount: readDown(message.maxAmount, amountScale) ?? 0n,
    minTurnover: readDown(message.minNotional, turnoverScale) ?? 0n,
    maxTurnover: readDown(message.maxNotional, turnoverScale) ?? 0n,
    makerPpm: fractionToPpm(message.makerRate),
    takerPpm: fractionToPpm(message.takerRate),
    defaultSlippage: message.defaultSlippage,
    maxSlippage: message.maxSlippage,
    state: message.state,
    reason: message.reason,
    depthSteps: message.depthSteps.length > 0 ? message.depthSteps : [message.tickSize],
    simulated: message.simulated,
    priceSource: message.priceSource,
    marketMaker: message.marketMaker,
  }
}
