import {
  type AssetId,
  type CampaignId,
  type CloseCampaign,
  type FundCampaign,
  type OwnerId,
  type Reply,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import type { Reason } from '../entry/reason.ts'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { AVAILABLE, FUNDS } from '../ledger/accounts.ts'
import { availableFunds } from '../ledger/holds.ts'
import { CAMPAIGN_CLOSED, CAMPAIGN_FUNDED } from './reasons.ts'
import { leftOf } from './rewards.ts'
import type { RewardsState } from './rewardsState.ts'

/** REW-3 */
export function judgeFunding(state: RewardsState, { campaign, amount }: FundCampaign): Rejected | undefined {
  const asset = assetOf(state, campaign)
  if (asset === undefined) return refuse('unknown_campaign')
  return amount > availableFunds(state, SYSTEM_OWNERS.treasury, asset) ? refuse('treasury_short') : undefined
}

/** Sets money of the treasury aside. The caller has judged it. REW-3. */
export function fundCampaign(state: RewardsState, { campaign, amount }: FundCampaign): Reply {
  const asset = assetOf(state, campaign)
  if (asset === undefined) return refuse('unknown_campaign')
  const { budgets } = state.rewards
  const budget = budgets.get(campaign) ?? { asset, funded: 0n, paid: 0n }
  budgets.set(campaign, budget)
  move(state, asset, amount, SYSTEM_OWNERS.treasury, SYSTEM_OWNERS.campaigns, CAMPAIGN_FUNDED, campaign)
  budget.funded += amount
  state.emit({ type: 'CampaignFunded', campaign, asset: idOf(state, asset), amount, left: leftOf(budget) })
  return done()
}

/** REW-3 */
export function judgeClosing(state: RewardsState, { campaign }: CloseCampaign): Rejected | undefined {
  const budget = state.rewards.budgets.get(campaign)
  if (!budget) return refuse('unknown_campaign')
  return leftOf(budget) === 0n ? refuse('already_done') : undefined
}

/** The caller has judged it. */
export function closeCampaign(state: RewardsState, { campaign }: CloseCampaign): Reply {
  returnBudget(state, campaign)
  return done()
}

/** Posts the rest of a campaign's budget back to the treasury; no posting when there is no rest. REW-3. */
export function returnBudget(state: RewardsState, campaign: CampaignId): void {
  const budget = state.rewards.budgets.get(campaign)
  const returned = budget ? leftOf(budget) : 0n
  if (!budget || returned === 0n) return
  budget.funded -= returned
  const { asset } = budget
  move(state, asset, returned, SYSTEM_OWNERS.campaigns, SYSTEM_OWNERS.treasury, CAMPAIGN_CLOSED, campaign)
  state.emit({ type: 'CampaignClosed', campaign, asset: idOf(state, asset), returned })
}

export function idOf({ assets }: RewardsState, asset: number): AssetId {
  return assets[asset]?.id ?? 0
}

/** Where the asset of a campaign stands in the genesis list, while there may be money in it. REW-3. */
export function assetOf(state: RewardsState, campaign: CampaignId): number | undefined {
  for (const assetOfIts of state.asked.campaignAsset) {
    const asset = assetOfIts(state, campaign)
    if (asset !== undefined) return asset
  }
  return undefined
}

function move(
  state: RewardsState,
  asset: number,
  amount: Amount,
  from: OwnerId,
  to: OwnerId,
  reason: Reason,
  campaign: CampaignId,
): void {
  const cellOf = (owner: OwnerId) => state.accounts.cell(owner, FUNDS, asset, AVAILABLE)
  state.journal.post(cellOf(from), cellOf(to), amount, reason, campaign)
}
