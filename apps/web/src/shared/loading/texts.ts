import { defineTexts } from '../i18n/texts.ts'

/** Parts of a screen that come when they are looked at. */
export const loadingTexts = defineTexts('loading', {
  failed: 'This part could not be loaded.',
  listFailed: 'The list could not be loaded.',
  retry: '@tryAgain',
})
