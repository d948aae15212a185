import type { Reply, SetVerification } from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import type { CustomersState } from './customersState.ts'

const MOST_VERIFIED = 3

export function judgeVerification(state: CustomersState, { owner, level }: SetVerification): Rejected | undefined {
  if (!isWhole(level, 0, MOST_VERIFIED)) return refuse('bad_command')
  if (!state.owners.exists(owner)) return refuse('unknown_owner')
  return state.owners.isCustomer(owner) ? undefined : refuse('not_allowed')
}

/** OWNER-6. The caller has judged it. */
export function setVerification(state: CustomersState, { owner, level }: SetVerification): Reply {
  state.accountStatus.setLevel(owner, level)
  state.emit({ type: 'VerificationSet', owner, level })
  return done()
}
