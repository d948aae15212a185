import { defineTexts } from '../../shared/i18n/texts.ts'

/** Entries of no product, in the ledger. */
export const ledgerTexts = defineTexts('recordsLedger', {
  product: {},
  types: {
    faucet: '@sandboxFunds',
    capital: '@capital',
    rounding: 'Rounding',
  },
  why: {
    faucet: 'Play money of the sandbox',
    capital: '@capital',
    rounding: 'Remainder of a division',
  },
})
