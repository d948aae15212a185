import type { ContractId, ContractOrderRequest } from '@touchstone/protocol'
import type { Lots, Ticks } from '@touchstone/quantities'
import type { Position } from '../position.ts'

/** A reduce-only order against the position, without protection of its own: lots 0 for all, price 0 at the market. */
export function closingRequest(
  position: Position,
  contract: ContractId,
  lots: Lots,
  price: Ticks,
): ContractOrderRequest {
  return {
    contract,
    side: position.isLong ? 'sell' : 'buy',
    kind: price === 0 ? 'market' : 'limit',
    timeInForce: 'GTC',
    price,
    lots: lots === 0 ? position.size : lots,
    leverage: position.leverage,
    marginMode: position.marginMode,
    reduceOnly: true,
    stopPrice: 0,
    trigger: 'mark',
    maxSlippagePpm: 0,
    selfTrade: 'expire_maker',
    takeProfit: 0,
    stopLoss: 0,
  }
}
