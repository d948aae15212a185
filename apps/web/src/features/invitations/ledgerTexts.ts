import { defineTexts } from '../../shared/i18n/texts.ts'

/** Its entries in the ledger. */
export const ledgerTexts = defineTexts('invitationsLedger', {
  product: { invitations: '@inviteFriends' },
  types: {
    invite_commission: 'Invitation commission',
  },
  why: {
    invite_commission: 'Part of the trading fees that people who were invited have paid',
  },
})
