import { QualifyInvitee, SetReferrer } from './commands.ts'
import { CommissionEarned, CommissionLapsed, CommissionPaid, InviteeQualified, ReferrerSet } from './events.ts'
import { INVITATION_REASONS } from './reasons.ts'

export const INVITATIONS = {
  name: 'invitations',
  commands: { SetReferrer, QualifyInvitee },
  actions: {},
  events: { ReferrerSet, InviteeQualified, CommissionEarned, CommissionPaid, CommissionLapsed },
  reasons: INVITATION_REASONS,
} as const
