import { InvariantBroken } from '../entry/invariantBroken.ts'
import { leftOf } from '../rewards/rewards.ts'
import type { WelfareState } from './welfareState.ts'

/** I20 of campaigns: none keeps money after its end, none pays in another asset, nobody has claimed too often. Sweep. */
export function checkWelfare(state: WelfareState): void {
  for (const [id, { rules, isOver, claims }] of state.welfare.campaigns) {
    const budget = state.rewards.budgets.get(id)
    const isKept = isOver && budget && leftOf(budget) > 0n
    if (isKept || (budget && budget.asset !== rules.asset))
      throw new InvariantBroken('I20', `campaign ${id} has ${budget && leftOf(budget)} of asset ${budget?.asset}`)
    for (const [owner, count] of claims)
      if (count > rules.terms.perPerson) throw new InvariantBroken('I20', `${owner} claimed ${id} ${count} times`)
  }
  const { nextEnd } = state.welfare
  if (!state.clockStopped && nextEnd !== 0 && nextEnd <= state.time)
    throw new InvariantBroken('I20', `a campaign that was over at ${nextEnd} still runs`)
}
