import type { CommandOf } from '../customers/customerCommand.ts'
import { OWNER } from '../ledger/fields.ts'
import { define } from '../shape/definition.ts'
import { flag, text } from '../shape/kinds.ts'

/** The platform's own word, said once for each customer: it never changes, and no chain comes back to where it began. */
export const SetReferrer = define(190, 'SetReferrer', 'It is said who invited a customer.', {
  customer: OWNER,
  referrer: OWNER,
})
export type SetReferrer = CommandOf<typeof SetReferrer>

/**
 * The platform's own word on an invited customer: whether papers, devices and payout addresses are another person's than
 * those of the inviter. The facts stay where they are; the log has the verdict.
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
