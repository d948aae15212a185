import { defineTexts } from '../../shared/i18n/texts.ts'

/** Its entries in the ledger. */
export const ledgerTexts = defineTexts('newCoinsLedger', {
  product: { newCoins: '@newCoins' },
  types: {
    offering_funded: 'Coins brought in by an issuer',
    subscription_paid: 'New coins paid',
    subscription_coins: 'New coins received',
    subscription_returned: 'New coins given back',
    offering_paid_out: 'Paid out to an issuer',
  },
  why: {
    offering_funded: 'Coins on offer, brought in by the issuer of new coin {ref}',
    subscription_paid: 'Price of the coins that subscription {ref} was given',
    subscription_coins: 'Coins that subscription {ref} was given, held until its lock-up ends',
    subscription_returned: 'Coins of subscription {ref}, given back for what they cost',
    offering_paid_out: 'Proceeds or unsold coins, to the issuer of new coin {ref}',
  },
})
