import type { Reply, SetVerification } from '@touchstone/protocol'
import { done } from '../entry/refusal.ts'
import type { CustomersState } from './customersState.ts'

/** Sets a customer's verification level. OWNER-6. The caller has judged the decision. */
export function setVerification(state: CustomersState, { owner, level }: SetVerification): Reply {
  state.accountStatus.setLevel(owner, level)
  state.emit({ type: 'VerificationSet', owner, level })
  return done()
}
