import { InvariantBroken } from '../entry/invariantBroken.ts'
import type { CustomersState } from './customersState.ts'

/** I27: only customers have an account status. Sweep. */
export function checkCustomers(state: CustomersState): void {
  for (const [owner] of [...state.accountStatus.levels(), ...state.accountStatus.holds()]) {
    if (!state.owners.isCustomer(owner))
      throw new InvariantBroken('I27', `owner ${owner} is no customer but has an account status`)
  }
}
