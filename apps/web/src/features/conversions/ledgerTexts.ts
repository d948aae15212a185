import { defineTexts } from '../../shared/i18n/texts.ts'

/** Its entries in the ledger. */
export const ledgerTexts = defineTexts('conversionsLedger', {
  product: { conversions: '@exchanges' },
  types: {
    conversion: '@conversion',
  },
  why: {
    conversion: '{way, select, out {Given in an exchange of currencies} other {Received in an exchange of currencies}}',
  },
})
