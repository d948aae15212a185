import { defineTexts } from '../../shared/i18n/texts.ts'

/** Its entries in the ledger. */
export const ledgerTexts = defineTexts('timedOptionsLedger', {
  product: { timedOptions: '@deliveryOrders' },
  types: {
    option_stake: 'Stake of a timed order',
    option_payout: 'Payout of a timed order',
  },
  why: {
    option_stake: 'Stake of timed order {ref}, lost',
    option_payout: 'Payout of timed order {ref}, won',
  },
})
