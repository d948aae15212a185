import { defineTexts } from '../../shared/i18n/texts.ts'

/** Its entries in the ledger. */
export const ledgerTexts = defineTexts('hostingLedger', {
  product: { hosting: '@hosting' },
  types: {
    hosting_return: 'Return of hosting',
    hosting_loss: 'Loss of an early redemption',
    hosting_escrow: 'Return set aside for hosting',
    hosting_unearned: 'Return of hosting not earned',
  },
  why: {
    hosting_return: 'Return of hosting order {ref}, out of what was set aside for it',
    hosting_loss: 'Loss of hosting order {ref}, redeemed early',
    hosting_escrow: 'Return of hosting order {ref}, set aside from the treasury',
    hosting_unearned: 'Return that hosting order {ref} did not earn, back to the treasury',
  },
})
