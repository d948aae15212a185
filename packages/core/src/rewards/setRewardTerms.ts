import type { Reply, SetRewardTerms } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { currencyScale, withdrawalAsset } from '../ledger/currency.ts'
import type { RewardsState } from './rewardsState.ts'
import { readRewardTerms } from './rewardTerms.ts'

/** REW-1 */
export function judgeRewardTerms(state: RewardsState, { terms }: SetRewardTerms): Rejected | undefined {
  if (withdrawalAsset(state) < 0) return refuse('unknown_asset')
  return readRewardTerms(terms, 0, currencyScale(state)) ? undefined : refuse('bad_command')
}

/** From then on fees are counted; cycles that have begun keep their terms. The caller has judged it. REW-1, REW-2. */
export function setRewardTerms(state: RewardsState, { terms }: SetRewardTerms, decision: number): Reply {
  const rules = readRewardTerms(terms, decision, currencyScale(state))
  if (!rules) return refuse('bad_command')
  state.rewards.set(rules)
  state.tradingFees.isCounting = true
  state.emit({ type: 'RewardTermsSet', version: decision, terms })
  return done()
}
