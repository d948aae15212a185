import type { Reply, ReversePosition } from '@touchstone/protocol'
import { refuse } from '../../entry/refusal.ts'
import type { ContractsState } from '../contractsState.ts'
import { ownPosition } from '../positions/judgePosition.ts'
import { acceptContractOrder } from './placeContractOrder.ts'
import { reversingRequest } from './reversingRequest.ts'

/** Turns a position round that still has the lots its owner was shown. REVERSE-1 to REVERSE-3. */
export function reversePosition(state: ContractsState, command: ReversePosition): Reply {
  const own = ownPosition(state, command)
  if ('kind' in own) return own
  const { position } = own
  const { owner, contract, lots } = command
  if (position.size !== lots) return refuse('terms_changed')
  return acceptContractOrder(state, reversingRequest(position, contract), owner, 'user')
}
