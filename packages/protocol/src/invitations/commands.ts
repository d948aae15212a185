import type { CommandOf } from '../customers/customerCommand.ts'
import { OWNER } from '../ledger/fields.ts'
import { define } from '../shape/definition.ts'
import { flag, text } from '../shape/kinds.ts'

/** Sent by the platform, once for each customer: the inviter never changes, and no chain leads back to its start. */
export const SetReferrer = define(190, 'SetReferrer', 'It is said who invited a customer.', {
  customer: OWNER,
  referrer: OWNER,
})
export type SetReferrer = CommandOf<typeof SetReferrer>

/**
 * The platform's verdict on an invited customer: whether papers, devices and payout addresses belong to another person than the
 * inviter's do. The facts stay outside the log; the verdict is in it.
 */
export const QualifyInvitee = define(
  191,
  'QualifyInvitee',
  'It is said whether an invited customer is another person than the inviter.',
  {
    customer: OWNER,
    qualified: flag(),
    reason: text(),
  },
)
export type QualifyInvitee = CommandOf<typeof QualifyInvitee>
