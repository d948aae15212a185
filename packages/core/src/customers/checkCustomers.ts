import { InvariantBroken } from '../entry/invariantBroken.ts'
import type { CustomersState } from './customersState.ts'

/** I27: only customers have a standing. Sweep. */
export function checkCustomers(state: CustomersState): void {
  for (const [owner] of [...state.standing.levels(), ...state.standing.holds()]) {
    if (!state.owners.isCustomer(owner))
      throw new InvariantBroken('I27', `owner ${owner} is no customer but has a standing`)
  }
}
