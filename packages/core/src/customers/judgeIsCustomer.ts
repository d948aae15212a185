import type { OwnerId } from '@touchstone/protocol'
import { type Rejected, refuse } from '../entry/refusal.ts'
import type { CustomersState } from './customersState.ts'

/** Whether an owner is a customer of this world: `unknown_owner` for nobody, `not_allowed` for the system's own. */
export function judgeIsCustomer({ owners }: CustomersState, owner: OwnerId): Rejected | undefined {
  if (!owners.exists(owner)) return refuse('unknown_owner')
  return owners.isCustomer(owner) ? undefined : refuse('not_allowed')
}

/** The same judgement of the owner named in an action of operators. */
export function judgeNamed(state: CustomersState, { owner }: { readonly owner: OwnerId }): Rejected | undefined {
  return judgeIsCustomer(state, owner)
}
