import type { Amount } from '@touchstone/quantities'
import type { OwnerId } from '../ledger/owners.ts'
import type { Rejection } from '../rejections/rejectionCodes.ts'
import type { RejectionFacts } from '../rejections/rejections.ts'
import type { CampaignId } from '../rewards/terms.ts'
import type { WelfareConditionKind, WelfareTerms } from './terms.ts'

export interface WelfareCampaignView {
  /** Number of the decision that set the terms. */
  readonly version: number
  readonly terms: WelfareTerms
  /** The amount of one claim, and the rest of the budget, in the asset of the campaign. */
  readonly reward: Amount
  readonly left: Amount
  /** `used_up`: the rest of the budget is smaller than one reward. */
  readonly state: 'soon' | 'running' | 'used_up' | 'ended'
  /** Of all customers. */
  readonly claims: number
}

export interface WelfareConditionView {
  readonly kind: WelfareConditionKind
  /** In the withdrawal asset, or a plain number. */
  readonly need: bigint
  readonly done: bigint
  readonly met: boolean
}

/** A customer's progress in a campaign. */
export interface CampaignProgress {
  /** How many times it was claimed. */
  readonly claimed: number
  readonly conditions: readonly WelfareConditionView[]
  /** Why a claim would be refused now; null when it would be paid. */
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
}

/** Queries about welfare. */
export interface WelfareQueries {
  /** In order of first offer. */
  campaigns(): readonly WelfareCampaignView[]
  campaign(campaign: CampaignId): WelfareCampaignView | undefined
  /** Undefined for an unknown campaign. */
  progress(owner: OwnerId, campaign: CampaignId): CampaignProgress | undefined
}
