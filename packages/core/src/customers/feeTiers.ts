import type { FeeTier, OwnerId } from '@touchstone/protocol'
import type { CustomersState } from './customersState.ts'

/** Fees in force for orders accepted from now on. */
export function feeTiers({ conditions, genesis }: CustomersState): readonly FeeTier[] {
  return conditions.feeTiers ?? genesis?.feeTiers ?? []
}

export function feeTier(state: CustomersState, owner: OwnerId): FeeTier {
  return feeTiers(state)[state.owners.tier(owner)] ?? { makerPpm: 0, takerPpm: 0 }
}
