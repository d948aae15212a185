import type { CoreQueries, OwnerId } from '@touchstone/protocol'

export function mayWithdraw({ customers }: CoreQueries, owner: OwnerId): boolean {
  return customers.verification(owner) > 0 && customers.withdrawalsHeldUntil(owner) === 0 && !customers.isFrozen(owner)
}
