import { defineTexts } from '../../shared/i18n/texts.ts'

/** Its entries in the ledger. */
export const ledgerTexts = defineTexts('spotLedger', {
  product: { spot: '@spot' },
  types: {
    // One exchange of lots between two orders.
    trade: 'Trade',
    fee: '@fee',
  },
  why: {
    trade: '{way, select, out {Paid in a trade of order {ref}} other {Received in a trade of order {ref}}}',
    fee: '{way, select, out {Trading fee} other {Trading fee returned}}',
  },
})
