import { defineTexts } from '../i18n/texts.ts'

/** Around every text that the platform has written. */
export const readingTexts = defineTexts('reading', {
  unavailable: 'This page is not available',
  home: '@home',
  failed: '@textFailed',
  retry: '@tryAgain',
  version: 'Version of {date}',
  print: 'Print',
})
