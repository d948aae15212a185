import { defineTexts } from '../../shared/i18n/texts.ts'

/** Its entries in the ledger. */
export const ledgerTexts = defineTexts('purchasesLedger', {
  product: {},
  types: {
    purchase: '@coinsBought',
  },
  why: {
    purchase: 'Coins bought by remittance',
  },
})
