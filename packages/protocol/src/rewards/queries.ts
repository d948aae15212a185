import type { Amount } from '@touchstone/quantities'
import type { AssetId } from '../ledger/assets.ts'
import type { OwnerId } from '../ledger/owners.ts'
import type { CampaignId, RewardTerms } from './terms.ts'

export interface RewardTermsView {
  /** Number of the decision that set them. */
  readonly version: number
  readonly terms: RewardTerms
}

/** A customer's trading since the first reward terms, and the fees that rewards may still give back, in the withdrawal asset. */
export interface RewardTotals {
  readonly feesPaid: Amount
  readonly turnover: Amount
  /** Fills and settled options. */
  readonly trades: number
  /** Rewards of campaigns, each at its value when it was paid. */
  readonly received: Amount
  /** What may still be received for the fees paid. */
  readonly allowance: Amount
  /** Whether this customer is verified as far as a reward asks for; always in the demo world. */
  readonly verified: boolean
}

/** In the asset of the campaign. */
export interface CampaignBudget {
  readonly campaign: CampaignId
  readonly asset: AssetId
  /** The sum of all funding, less the money that went back. */
  readonly funded: Amount
  readonly paid: Amount
  readonly left: Amount
}

/** What the core knows of rewards. */
export interface RewardQueries {
  /** Undefined as long as none were set: then there are no rewards. */
  terms(): RewardTermsView | undefined
  /** The asset in which a campaign is, or would be, funded; undefined for one that there is not. */
  asset(campaign: CampaignId): AssetId | undefined
  totals(owner: OwnerId): RewardTotals
  /** Undefined for a campaign that was never funded. */
  budget(campaign: CampaignId): CampaignBudget | undefined
  /** In order of first funding. */
  budgets(): readonly CampaignBudget[]
}
