import { defineTexts } from '../../shared/i18n/texts.ts'

/** Its entries in the ledger. */
export const ledgerTexts = defineTexts('depositsLedger', {
  product: {},
  types: {
    deposit: '@depositNoun',
  },
  why: {
    deposit: 'Deposit from outside',
  },
})
