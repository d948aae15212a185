import { defineTexts } from '../../shared/i18n/texts.ts'

/** Its entries in the ledger. */
export const ledgerTexts = defineTexts('withdrawalsLedger', {
  product: { withdrawals: '@withdrawals' },
  types: {
    withdrawal: 'Withdrawal',
    withdrawal_fee: 'Withdrawal fee',
  },
  why: {
    withdrawal: '{way, select, out {Withdrawal to outside} other {Withdrawal returned}}',
    withdrawal_fee: 'Fee of a withdrawal',
  },
})
