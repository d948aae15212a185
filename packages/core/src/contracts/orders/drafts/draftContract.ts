import type { ContractOrderRequest, ContractOrigin, OwnerId } from '@touchstone/protocol'
import type { Lots } from '@touchstone/quantities'
import {
  isPriced,
  kindNumber,
  preventionNumber,
  sideNumber,
  timeKept,
  timeNumber,
} from '../../../matching/orderFlags.ts'
import { referencePrice, slippageBound } from '../../../orders/slippage.ts'
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
  const side = sideNumber(order.side)
  const { price, stopPrice } = order
  const reference = referencePrice(market.book, { side, kind, price, stopPrice })
  const bound = isPriced(kind) ? 0 : slippageBound(market.definition, order.side, order.maxSlippagePpm, reference)
  return {
    owner,
    side,
    kind,
    timeInForce: timeKept(kind, timeNumber(order.timeInForce)),
    prevention: preventionNumber(order.selfTrade),
    price,
    lots,
    turnover: 0n,
    leverage: order.leverage,
    marginMode: order.marginMode,
    reduceOnly: order.reduceOnly,
    stopPrice,
    trigger: order.trigger,
    boundPrice: bound,
    limit: price || bound,
    takeProfit: order.takeProfit,
    stopLoss: order.stopLoss,
    makerPpm,
    takerPpm,
    origin,
    held: 0n,
  }
}
