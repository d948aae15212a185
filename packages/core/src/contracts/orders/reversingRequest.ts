import type { ContractId, ContractOrderRequest } from '@touchstone/protocol'
import type { Position } from '../position.ts'

/** The one order that turns a position round, at its own leverage and mode: as a whole or not at all. REVERSE-2. */
export function reversingRequest(
  { isLong, size, leverage, marginMode }: Position,
  contract: ContractId,
): ContractOrderRequest {
  return {
    contract,
    side: isLong ? 'sell' : 'buy',
    kind: 'market',
    timeInForce: 'FOK',
    price: 0,
    lots: 2 * size,
    leverage,
    marginMode,
    reduceOnly: false,
    stopPrice: 0,
    trigger: 'mark',
    maxSlippagePpm: 0,
    selfTrade: 'expire_taker',
    takeProfit: 0,
    stopLoss: 0,
  }
}
