/** Why money moves here. A number is never given to another reason. */
export const INVITATION_REASONS = {
  invite_commission: {
    number: 36,
    says: 'A part of trading fees, to whoever invited the customer who paid them.',
    ref: 'customer',
  },
} as const
