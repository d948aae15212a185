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
  /** Rewards that the fees paid still allow. */
  readonly allowance: Amount
  /** Whether this customer has the verification level that rewards need; always true in the demo world. */
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

/** Queries about rewards. */
export interface RewardQueries {
  /** Undefined before the first terms: then there are no rewards. */
  terms(): RewardTermsView | undefined
  /** The asset of a campaign, or of one that could be funded; undefined for an unknown campaign. */
  asset(campaign: CampaignId): AssetId | undefined
  totals(owner: OwnerId): RewardTotals
  /** Undefined for a campaign that was never funded. */
  budget(campaign: CampaignId): CampaignBudget | undefined
  /** In order of first funding. */
  budgets(): readonly CampaignBudget[]
}
