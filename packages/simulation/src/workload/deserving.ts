import type { CoreQueries, OwnerId } from '@touchstone/protocol'
import type { Draws } from './draws.ts'

/** Mostly a customer that may receive rewards, if one is found in a few draws. */
export function deserving(draws: Draws, core: CoreQueries): OwnerId {
  for (let tries = 0; tries < 12; tries++) {
    const owner = draws.owner(core)
    const { allowance, verified } = core.rewards.totals(owner)
    if (allowance > 0n && verified && !core.customers.isFrozen(owner)) return owner
  }
  return draws.owner(core)
}
