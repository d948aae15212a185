import type { ContractId, CustomerCommand } from '@touchstone/protocol'
import { judgeFrozen } from '../../customers/judgeParty.ts'
import { type Rejected, refuse } from '../../entry/refusal.ts'
import { judgeSender } from '../../reference/judgeSender.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'

/** The sender's position in a contract, the one he means if he says which, or why there is none for him. POS-1. */
export function ownPosition(
  state: ContractsState,
  command: CustomerCommand & { readonly contract: ContractId; readonly position?: number },
): { readonly market: ContractMarket; readonly position: Position } | Rejected {
  const refused = judgeSender(state, command) ?? judgeFrozen(state, command.owner)
  if (refused) return refused
  const market = state.contracts.market(command.contract)
  if (!market) return refuse('unknown_contract')
  const position = state.contracts.positions.of(command.owner, market.place)
  const meant = command.position || position?.id
  return position?.id === meant && position ? { market, position } : refuse('position_not_found')
}
