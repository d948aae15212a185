import { ASSET } from '../ledger/assets.ts'
import { OWNER } from '../ledger/fields.ts'
import { MAX_INVITE_LEVELS } from '../rewards/terms.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { amount, count, flag, text, timestamp, whole, word } from '../shape/kinds.ts'

/** 1: the customer's inviter; 2: the inviter's own inviter, and so on. */
const INVITE_LEVEL = whole(1, MAX_INVITE_LEVELS, 'level')

const LAPSES = {
  /** The customer who paid the fees is no longer verified, or is not another person than the inviter. */
  invitee_unqualified: 0,
  inviter_unverified: 1,
  inviter_frozen: 2,
} as const
export type CommissionLapse = keyof typeof LAPSES

/** One line of commission: the fees of one customer, on one day and in one asset, earn it for one inviter. */
const COMMISSION_FIELDS = {
  inviter: OWNER,
  /** The customer whose trading fees earn the commission. */
  invitee: OWNER,
  level: INVITE_LEVEL,
  /** Days of Hong Kong since 1 January 1970. */
  day: count(),
  asset: ASSET,
}

export const ReferrerSet = define(190, 'ReferrerSet', 'It was said who invited a customer.', {
  customer: OWNER,
  referrer: OWNER,
})
export type ReferrerSet = RecordOf<typeof ReferrerSet>

export const InviteeQualified = define(
  191,
  'InviteeQualified',
  'It was said whether an invited customer is another person than the inviter.',
  { customer: OWNER, qualified: flag(), reason: text() },
)
export type InviteeQualified = RecordOf<typeof InviteeQualified>

export const CommissionEarned = define(192, 'CommissionEarned', 'A part of a trading fee waits for an inviter.', {
  ...COMMISSION_FIELDS,
  amount: amount(),
  usableFrom: timestamp(),
})
export type CommissionEarned = RecordOf<typeof CommissionEarned>

export const CommissionPaid = define(193, 'CommissionPaid', 'What waited of a day was paid to the inviter.', {
  ...COMMISSION_FIELDS,
  amount: amount(),
})
export type CommissionPaid = RecordOf<typeof CommissionPaid>

export const CommissionLapsed = define(194, 'CommissionLapsed', 'What waited of a day is not paid, and stays a fee.', {
  ...COMMISSION_FIELDS,
  amount: amount(),
  reason: word(LAPSES),
})
export type CommissionLapsed = RecordOf<typeof CommissionLapsed>
