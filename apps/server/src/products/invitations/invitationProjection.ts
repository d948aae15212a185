import { defineProjection } from '../../projector/projection.ts'
import { COMMISSION_ENDS, COMMISSIONS, INVITEES } from './invitationTables.ts'

/** Invitations in history: who invited whom, what fees earned inviters day by day, and what became of it. */
export const INVITATION_PROJECTION = defineProjection({
  tables: [INVITEES, COMMISSIONS, COMMISSION_ENDS],
  events: {
    ReferrerSet(event, { sequence, time }, rows) {
      rows.add(INVITEES, { ...event, sequence, time })
    },
    CommissionEarned(event, _place, rows) {
      rows.put(COMMISSIONS, event, (before, next) => ({ ...next, amount: before.amount + next.amount }))
    },
    CommissionPaid(event, { sequence, time }, rows) {
      rows.add(COMMISSION_ENDS, { ...event, result: 'paid', sequence, time })
    },
    CommissionLapsed({ reason, ...event }, { sequence, time }, rows) {
      rows.add(COMMISSION_ENDS, { ...event, result: reason, sequence, time })
    },
  },
  elsewhere: { InviteeQualified: 'what is so now is asked of the core' },
})
