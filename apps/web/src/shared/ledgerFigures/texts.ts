import { defineTexts } from '../i18n/texts.ts'

export const ledgerFiguresTexts = defineTexts('ledgerFigures', {
  title: 'Over time',
  axis: 'Amount in {currency}',
  days: 'Hong Kong days',
  now: 'Latest',
  day: '@hongKongDay',
  table: '@asTable',
  readAt: 'Read at entry {sequence} of the log, {time}',
  verify: '@howToVerify',
})
