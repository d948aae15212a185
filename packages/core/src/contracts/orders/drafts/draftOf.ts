import type { Amount } from '@touchstone/quantities'
import { kindOf, preventionOf, sideOf, timeInForceOf } from '../../../matching/orderFlags.ts'
import type { ContractsState } from '../../contractsState.ts'
import type { ContractDraft } from './contractDraft.ts'

/** A live order as if it came in now, with the hold it would give back. */
export function draftOf(state: ContractsState, slot: number, held: Amount): ContractDraft {
  const { orders, terms } = state.contracts
  const flags = orders.flags(slot)
  const { boundPrice, stopPrice, trigger, leverage, marginMode, reduceOnly, ...kept } = terms.of(slot)
  return {
    owner: orders.owner(slot),
    side: sideOf(flags),
    kind: kindOf(flags),
    timeInForce: timeInForceOf(flags),
    prevention: preventionOf(flags),
    price: orders.price(slot),
    lots: orders.left(slot),
    turnover: 0n,
    leverage,
    marginMode,
    reduceOnly,
    stopPrice,
    trigger,
    boundPrice,
    limit: orders.price(slot) || boundPrice,
    takeProfit: kept.takeProfit,
    stopLoss: kept.stopLoss,
    makerPpm: kept.makerPpm,
    takerPpm: kept.takerPpm,
    origin: kept.origin,
    held,
  }
}
