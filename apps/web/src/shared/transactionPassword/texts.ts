import { defineTexts } from '../i18n/texts.ts'

export const transactionPasswordTexts = defineTexts('transactionPassword', {
  unset: '@transactionPasswordUnset',
  set: '@setItNow',
})
