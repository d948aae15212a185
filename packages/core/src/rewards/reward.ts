import { type CampaignId, type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Amount, creditDown, larger } from '@touchstone/quantities'
import type { Reason } from '../entry/reason.ts'
import { type Rejected, refuse } from '../entry/refusal.ts'
import { AVAILABLE, FUNDS } from '../ledger/accounts.ts'
import { amountFact, CURRENCY } from '../ledger/currency.ts'
import { rewardValue } from '../tradingFees/feeValue.ts'
import { leftOf } from './rewards.ts'
import type { RewardsState } from './rewardsState.ts'

/** Whether a customer has proved enough to receive rewards. The demo world knows no verification. REW-4. */
export function isVerified(state: RewardsState, owner: OwnerId): boolean {
  return state.genesis?.world !== 'real' || state.accountStatus.level(owner) >= 1
}

/** The part of the customer's own trading fees that may still come back, in the withdrawal asset. REW-4. */
export function allowanceOf(state: RewardsState, owner: OwnerId): Amount {
  const share = state.rewards.current?.terms.rewardSharePpm ?? 0
  const earned = creditDown(state.tradingFees.of(owner).feesPaid, share)
  return larger(earned - state.rewards.receivedBy(owner), 0n)
}

/** Whether a campaign may pay this to a customer: verification, budget, allowance. Writes nothing, so it also serves quotes. REW-4. */
export function judgeReward(
  state: RewardsState,
  owner: OwnerId,
  campaign: CampaignId,
  amount: Amount,
): Rejected | undefined {
  if (!isVerified(state, owner)) return refuse('reward_verification')
  const budget = state.rewards.budgets.get(campaign)
  if (!budget || leftOf(budget) < amount) return refuse('budget_used_up')
  const cost = rewardValue(state, budget.asset, amount)
  if (cost === undefined) return refuse('index_unavailable')
  const allowance = allowanceOf(state, owner)
  if (cost <= allowance) return undefined
  const facts = { allowance: amountFact(state, allowance), value: amountFact(state, cost) }
  return refuse('reward_allowance', { ...facts, currency: CURRENCY })
}

/** Pays out of the budget. The caller has judged it. I20. */
export function payReward(
  state: RewardsState,
  owner: OwnerId,
  campaign: CampaignId,
  amount: Amount,
  reason: Reason,
): void {
  const { budgets, received } = state.rewards
  const budget = budgets.get(campaign)
  if (!budget) throw new Error(`Campaign ${campaign} has no budget`)
  const { asset } = budget
  budget.paid += amount
  received.set(owner, state.rewards.receivedBy(owner) + (rewardValue(state, asset, amount) ?? 0n))
  const source = state.accounts.cell(SYSTEM_OWNERS.campaigns, FUNDS, asset, AVAILABLE)
  state.journal.post(source, state.accounts.cell(owner, FUNDS, asset, AVAILABLE), amount, reason, campaign)
}
