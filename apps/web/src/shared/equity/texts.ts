import { defineTexts } from '../i18n/texts.ts'

export const equityTexts = defineTexts('equity', {
  day: 'Result of 24 hours',
  why: 'The change of the total since {since} UTC, less what came in or went out. {moved}',
  cameIn: '{amount} USDT came in.',
  wentOut: '{amount} USDT went out.',
  nothingMoved: 'Nothing came in or went out.',
  none: 'No history yet: it begins with the first entry of your ledger.',
  failed: 'The result could not be loaded.',
  retry: '@tryAgain',
  hide: 'Hide amounts',
  show: 'Show amounts',
  hidden: '@amountHidden',
})
