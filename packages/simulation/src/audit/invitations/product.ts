import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { isFree, isFunds } from '../accounts.ts'
import type { ProductAudit } from '../productAudit.ts'
import { InvitationAudit } from './invitationAudit.ts'

const { fees } = SYSTEM_OWNERS

export const INVITATIONS: ProductAudit<'invite_commission'> = {
  reasons: {
    invite_commission: (source, destination) => isFree(source, fees) && isFunds(destination, 'available'),
  },
  isDeed: ({ type }) => type === 'ReferrerSet' || type === 'InviteeQualified',
  begin: ({ rewards }) => new InvitationAudit(rewards),
}
