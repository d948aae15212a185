import type { CallData } from '@touchstone/protocol'
import { type Amount, formatPlain, type Ppm } from '@touchstone/quantities'
import { decimalsOf, readDown } from '../../shared/decimals/exactDecimal.ts'
import { fractionToPpm } from '../../shared/decimals/fractionToPpm.ts'
import type { BookMarket } from '../../terminal/book/bookMarket.ts'

export type ContractInfo = CallData<'getContractInfo'>

/**
 * A contract for forms: prices count 10^-priceScale quote, sizes whole lots of `lotSize` × 10^-amountScale units, values
 * 10^-valueScale quote with valueScale = priceScale + amountScale, so that price × size is exact.
 */
export interface ContractMarket extends BookMarket {
  readonly info: ContractInfo
  readonly tick: Amount
  readonly lotSize: Amount
  readonly valueScale: number
  readonly makerPpm: Ppm
  readonly takerPpm: Ppm
  readonly slippagePpm: Ppm
}

export function readContract(info: ContractInfo): ContractMarket {
  const priceScale = Math.max(info.priceDecimals, decimalsOf(info.tick))
  const amountScale = Math.max(info.amountDecimals, decimalsOf(info.lotSize))
  return {
    info,
    symbol: info.symbol,
    name: info.name,
    base: info.unit,
    quote: info.quote,
    priceScale,
    amountScale,
    depthSteps: info.depthSteps.length > 0 ? info.depthSteps : [info.tick],
    tick: readDown(info.tick, priceScale) || 1n,
    lotSize: readDown(info.lotSize, amountScale) || 1n,
    valueScale: priceScale + amountScale,
    makerPpm: fractionToPpm(info.makerRate),
    takerPpm: fractionToPpm(info.takerRate),
    slippagePpm: fractionToPpm(info.defaultSlippage),
  }
}

/** The value of lots at a price, exact, in quote at the market's `valueScale`. */
export function lotsValue(lots: bigint, price: Amount, market: ContractMarket): Amount {
  return lots * market.lotSize * price
}

/** Lots in the contract's unit: "0.012". */
export function amountText(lots: bigint, market: ContractMarket): string {
  return formatPlain(lots * market.lotSize, market.amountScale)
}

export function tickText(market: ContractMarket): string {
  return formatPlain(market.tick, market.priceScale)
}
