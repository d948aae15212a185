import { defineTexts } from '../../shared/i18n/texts.ts'

export const notOpenYetTexts = defineTexts('notOpenYet', {
  label: '@notOpenYet',
  title: '{page} is not open yet',
  text: 'This part of the exchange is being built. Nothing here takes orders or money until it works as a whole.',
  openNow: 'Open now',
})
