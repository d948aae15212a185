import { defineProduct } from '../../trading/product.ts'
import { INVITATION_PROJECTION } from './invitationProjection.ts'

/** A part of the trading fees of invited customers, for those who invited them. */
export const invitations = defineProduct({
  name: 'invitations',
  calls: {},
  handlers: () => ({}),
  projection: INVITATION_PROJECTION,
  words: { invite_commission: 'Commission of an invitation' },
})
