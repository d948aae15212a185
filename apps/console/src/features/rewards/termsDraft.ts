import type { AdminCallData } from '@touchstone/protocol/admin'

export type Activity = AdminCallData<'getActivity'>
export type RewardTerms = NonNullable<Activity['terms']>

export const TERMS_FIELDS = ['share', 'rates', 'wait', 'days'] as const
export type TermsField = (typeof TERMS_FIELDS)[number]
/** The terms as entered in the fields; lists are separated by commas. */
export type TermsDraft = Readonly<Record<TermsField, string>>

const DECIMAL = /^\d{1,12}(\.\d{1,6})?$/
const DAYS = 7

export const EMPTY_TERMS: TermsDraft = { share: '', rates: '', wait: '30', days: '' }

export function draftOfTerms({ rewardShare, inviteRates, waitDays, signInRewards }: RewardTerms): TermsDraft {
  return { share: rewardShare, rates: inviteRates.join(', '), wait: String(waitDays), days: signInRewards.join(', ') }
}

const listOf = (text: string) => text.split(',').map((part) => part.trim())

/** The terms in the fields; undefined while one of them cannot be read. The exchange judges their ranges. */
export function rewardTermsOf({ share, rates, wait, days }: TermsDraft): RewardTerms | undefined {
  const [inviteRates, signInRewards] = [listOf(rates), listOf(days)]
  const decimals = [share.trim(), ...inviteRates, ...signInRewards]
  if (!decimals.every((text) => DECIMAL.test(text)) || !/^\d{1,3}$/.test(wait.trim())) return undefined
  if (signInRewards.length !== DAYS || inviteRates.length < 3 || inviteRates.length > 4) return undefined
  return { rewardShare: share.trim(), inviteRates, waitDays: Number(wait), signInRewards }
}
