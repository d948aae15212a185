import { defineTexts } from '../../i18n/texts.ts'

/** By the word under which the platform writes it down; a word that is missing here is shown as it is. */
export const eventTexts = defineTexts('accountEvents', {
  registered: 'Account opened',
  password_changed: 'Login password changed',
  tpwd_set: 'Transaction password set',
  tpwd_changed: 'Transaction password changed',
  frozen: 'Account frozen',
  unfrozen: 'Account opened again',
})
