import { MAX_REWARD_SHARE_PPM, SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Amount, creditDown } from '@touchstone/quantities'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import { FUNDS } from '../ledger/accounts.ts'
import { availableIn } from '../ledger/freeIn.ts'
import { leftOf } from './rewards.ts'
import type { RewardsState } from './rewardsState.ts'

/** I20: the account of campaigns holds the rest of all budgets, to the unit; no customer was given more than the share of the own fees. Sweep. */
export function checkRewards(state: RewardsState): void {
  const left = new Map<number, Amount>()
  for (const [campaign, budget] of state.rewards.budgets) {
    if (leftOf(budget) < 0n) throw new InvariantBroken('I20', `campaign ${campaign} has paid more than was set aside`)
    left.set(budget.asset, (left.get(budget.asset) ?? 0n) + leftOf(budget))
  }
  state.assets.forEach((_, asset) => {
    const there = availableIn(state, SYSTEM_OWNERS.campaigns, FUNDS, asset)
    const expected = left.get(asset) ?? 0n
    if (there !== expected) throw new InvariantBroken('I20', `campaigns have ${there}, their budgets ${expected}`)
  })
  for (const [owner, received] of state.rewards.received) {
    const most = creditDown(state.tradingFees.of(owner).feesPaid, MAX_REWARD_SHARE_PPM)
    if (received > most)
      throw new InvariantBroken('I20', `owner ${owner} was given ${received}, the fees allow ${most}`)
  }
}
