import type { PlaceContractOneCancelsOther, Reply } from '@touchstone/protocol'
import { placePair } from '../../../orders/pairs/placePair.ts'
import type { ContractsState } from '../../contractsState.ts'
import { CONTRACT_ORDERS } from '../resting/contractOrders.ts'
import { CONTRACT_PAIRS, ordersOf } from './pairOrders.ts'

/** A limit order and a stop of which one cancels the other. COCO-1 to COCO-3. */
export function placeContractPair(state: ContractsState, command: PlaceContractOneCancelsOther): Reply {
  return placePair(CONTRACT_ORDERS, CONTRACT_PAIRS, state, command, ordersOf(state, command, command.owner))
}
