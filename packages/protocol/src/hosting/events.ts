import { ASSET } from '../ledger/assets.ts'
import { OWNER } from '../ledger/fields.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { amount, count, fields, id, timestamp, word } from '../shape/kinds.ts'
import { HOSTING_ORDER } from './commands.ts'
import { FROZEN_HOSTING_FIELDS, HOSTING_PRODUCT, HOSTING_TERMS_FIELDS } from './terms.ts'

export const HostingProductSet = define(
  150,
  'HostingProductSet',
  'A hosting product was offered, has other terms, or was closed.',
  {
    /** Number of the decision that set them. */
    version: id(),
    terms: fields(HOSTING_TERMS_FIELDS),
  },
)
export type HostingProductSet = RecordOf<typeof HostingProductSet>

export const HostingBought = define(
  151,
  'HostingBought',
  'Money was hosted, and its whole return set aside from the treasury.',
  {
    order: HOSTING_ORDER,
    owner: OWNER,
    asset: ASSET,
    amount: amount(),
    ...FROZEN_HOSTING_FIELDS,
    /** The whole return. */
    promised: amount(),
    endTime: timestamp(),
  },
)
export type HostingBought = RecordOf<typeof HostingBought>

export const HostingDayPaid = define(152, 'HostingDayPaid', 'A full day of hosting was paid.', {
  order: HOSTING_ORDER,
  owner: OWNER,
  product: HOSTING_PRODUCT,
  /** The first day is 1. */
  day: count(),
  amount: amount(),
  /** When the day was over. */
  at: timestamp(),
})
export type HostingDayPaid = RecordOf<typeof HostingDayPaid>

export const HostingRedemptionAsked = define(
  153,
  'HostingRedemptionAsked',
  'Hosted money was asked for before its end; no further days are paid.',
  {
    order: HOSTING_ORDER,
    owner: OWNER,
    product: HOSTING_PRODUCT,
    /** The part of the promised return that will not be paid. */
    unearned: amount(),
    redeemAt: timestamp(),
  },
)
export type HostingRedemptionAsked = RecordOf<typeof HostingRedemptionAsked>

export const HostingEnded = define(154, 'HostingEnded', 'Hosted money is free again.', {
  order: HOSTING_ORDER,
  owner: OWNER,
  product: HOSTING_PRODUCT,
  result: word({ completed: 0, redeemed: 1 }),
  /** Principal that is free again. */
  returned: amount(),
  /** Principal that the early redemption cost. */
  loss: amount(),
  /** The part of the promised return that goes back to the treasury. */
  unearned: amount(),
  at: timestamp(),
})
export type HostingEnded = RecordOf<typeof HostingEnded>
