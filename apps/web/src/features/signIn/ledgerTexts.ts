import { defineTexts } from '../../shared/i18n/texts.ts'

/** Its entries in the ledger. */
export const ledgerTexts = defineTexts('signInLedger', {
  product: { signIn: '@signIn' },
  types: {
    sign_reward: 'Sign-in reward',
  },
  why: {
    sign_reward: 'Sign-in reward, from the budget for sign-ins',
  },
})
