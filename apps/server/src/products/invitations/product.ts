import { INVITATION_CALLS } from '@touchstone/protocol'
import { defineProduct } from '../../trading/product.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { COMMISSION_MESSAGES } from './commissionMessages.ts'
import { COMMISSION_PROJECTION } from './commissionProjection.ts'
import { type InviteeParts, inviteeCall } from './inviteeCall.ts'
import { inviteeJudging, type JudgingParts, writeReferrers } from './judging/inviteeJudging.ts'
import { INVITATION_MIGRATIONS } from './migrations/index.ts'
import { type PromotionParts, promotionCalls } from './promotionCalls.ts'

/** Customers who invite others, and the part of their trading fees that comes of it. */
export const invitations = defineProduct({
  name: 'invitations',
  calls: INVITATION_CALLS,
  handlers: (parts: PromotionParts & InviteeParts & JudgingParts & Pick<ProductServices, 'onRegistered'>) => {
    parts.onRegistered((userId) => writeReferrers(parts, userId))
    return { ...promotionCalls(parts), ...inviteeCall(parts) }
  },
  workers: (parts) => [inviteeJudging(parts)],
  migrations: INVITATION_MIGRATIONS,
  projection: COMMISSION_PROJECTION,
  changesRecords: { kind: 'reward', by: ['CommissionPaid'] },
  messages: COMMISSION_MESSAGES,
  words: { invite_commission: 'Commission of invitations' },
})
