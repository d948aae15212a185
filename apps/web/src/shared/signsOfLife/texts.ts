import { defineTexts } from '../i18n/texts.ts'

export const silenceTexts = defineTexts('silence', {
  on: 'Cancel my orders when I lose the connection',
  after: 'Cancel after',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  explained:
    'When the exchange hears nothing from this browser for this long, it cancels all open orders of this account, spot and contracts. Closing the page and signing out count too. Positions, take-profit and stop-loss stay.',
})
