import type { ContractOrderRequest, ContractOrigin, OwnerId } from '@touchstone/protocol'
import type { Lots, Ticks } from '@touchstone/quantities'
import { boundPrice } from '../../../markets/priceFormulas.ts'
import {
  GTC,
  IOC,
  kindNumber,
  LIMIT,
  MARKET,
  preventionNumber,
  STOP_LIMIT,
  STOP_MARKET,
  sideNumber,
  timeNumber,
} from '../../../matching/orderFlags.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractDraft } from './contractDraft.ts'

/** A request with the contract's rates and its bound; `lots` may be fewer than asked for. A market order finds 0 as bound when the other side is empty. */
export function draftContract(
  market: ContractMarket,
  order: ContractOrderRequest,
  owner: OwnerId,
  lots: Lots,
  origin: ContractOrigin,
): ContractDraft {
  const { makerPpm, takerPpm } = market.definition
  const kind = kindNumber(order.kind)
  const priced = kind === LIMIT || kind === STOP_LIMIT
  const time = timeNumber(order.timeInForce)
  const bound = priced ? 0 : boundOf(market, order, kind)
  return {
    owner,
    side: sideNumber(order.side),
    kind,
    timeInForce: !priced && time === GTC ? IOC : time,
    prevention: preventionNumber(order.selfTrade),
    price: order.price,
    lots,
    leverage: order.leverage,
    marginMode: order.marginMode,
    reduceOnly: order.reduceOnly,
    stopPrice: order.stopPrice,
    trigger: order.trigger,
    boundPrice: bound,
    limit: priced ? order.price : bound,
    takeProfit: order.takeProfit,
    stopLoss: order.stopLoss,
    makerPpm,
    takerPpm,
    origin,
    held: 0n,
  }
}

/** The best opposite price, or the stop price, and the slippage from there. */
function boundOf(market: ContractMarket, order: ContractOrderRequest, kind: number): Ticks {
  const slippage = order.maxSlippagePpm === 0 ? market.definition.defaultSlippagePpm : order.maxSlippagePpm
  const reference = referencePrice(market, sideNumber(order.side), kind, order)
  return reference === 0 ? 0 : boundPrice(order.side, reference, slippage)
}

/** The price an order is measured at: its limit, its stop, or the best price it would trade at (0 when there is none). */
export function referencePrice(
  market: ContractMarket,
  side: number,
  kind: number,
  { price, stopPrice }: { readonly price: Ticks; readonly stopPrice: Ticks },
): Ticks {
  if (kind === MARKET) return market.book.bestPrice(side ^ 1)
  return kind === STOP_MARKET ? stopPrice : price
}
