import { type FieldsOf, list, ppm, text, whole } from '../shape/kinds.ts'

/** The largest part of a customer's own fees that comes back, and the largest part for the chain of inviters: 20 % together. */
export const MAX_REWARD_SHARE_PPM = 100_000
export const SIGN_IN_DAYS = 7
const LEAST_LEVELS = 3
export const MAX_INVITE_LEVELS = 4
const LONGEST_WAIT_DAYS = 365

export const REWARD_TERMS_FIELDS = {
  /** Part of the trading fees a customer has paid that may come back as rewards from campaigns. */
  rewardSharePpm: ppm(0, MAX_REWARD_SHARE_PPM),
  /** Part of a trading fee that goes to each level of inviters, the nearest first. */
  inviteRatesPpm: list(ppm(0, MAX_REWARD_SHARE_PPM), MAX_INVITE_LEVELS, LEAST_LEVELS),
  /** Days that a commission waits after the Hong Kong day it was earned on. */
  waitDays: whole(1, LONGEST_WAIT_DAYS, 'days'),
  /** The reward of each day of a sign-in cycle, decimal strings in the withdrawal asset. */
  signInRewards: list(text(1), SIGN_IN_DAYS, SIGN_IN_DAYS),
}
/** The rewards for trading, signing in and inviting. */
export type RewardTerms = FieldsOf<typeof REWARD_TERMS_FIELDS>

/** A budget that rewards are paid from. {@link SIGN_IN_CAMPAIGN} is that of signing in; the rest are numbered from 1. */
export type CampaignId = number
export const SIGN_IN_CAMPAIGN = 0
export const MAX_CAMPAIGN = 0xffff

/** The campaign of signing in among them. */
export const BUDGETED_CAMPAIGN = whole<CampaignId>(SIGN_IN_CAMPAIGN, MAX_CAMPAIGN, 'campaign')
export const CAMPAIGN = whole<CampaignId>(1, MAX_CAMPAIGN, 'campaign')
