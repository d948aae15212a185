import { type CustomerQueries, FIRST_CUSTOMER, type OwnerId } from '@touchstone/protocol'
import type { CustomersState } from './customersState.ts'
import { feeTier, feeTiers } from './feeTiers.ts'
import { withdrawalsHeldUntil } from './holdWithdrawals.ts'
import { verificationPolicy } from './setVerificationPolicy.ts'

export function customerQueries(state: CustomersState): CustomerQueries {
  const { owners, accountStatus } = state
  return {
    all: () => customers(state),
    ownerOf: (ref) => owners.byRef(ref),
    isFrozen: (owner) => owners.isFrozen(owner),
    tierOf: (owner) => owners.tier(owner),
    inTier: (tier) => owners.inTier(tier),
    feeTier: (owner) => feeTier(state, owner),
    feeTiers: () => feeTiers(state),
    verification: (owner) => accountStatus.level(owner),
    verificationPolicy: () => verificationPolicy(state),
    withdrawalsHeldUntil: (owner) => withdrawalsHeldUntil(state, owner),
  }
}

function* customers({ owners }: CustomersState): Iterable<{ readonly owner: OwnerId; readonly ref: string }> {
  for (const [index, ref] of owners.refs.entries()) yield { owner: FIRST_CUSTOMER + index, ref }
}
