import { defineTexts } from '../../shared/i18n/texts.ts'

/** Its entries in the ledger. */
export const ledgerTexts = defineTexts('transfersLedger', {
  product: {},
  types: {
    transfer: '@transferNoun',
  },
  why: {
    transfer: '{way, select, out {To another account of yours} other {From another account of yours}}',
  },
})
