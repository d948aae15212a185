import { defineTexts } from '../../shared/i18n/texts.ts'

export const alertsPanelTexts = defineTexts('alertsPanel', {
  count: '{count} of {max} waiting',
  empty: 'No price alert is waiting. Set one with the bell beside a market or above its chart.',
  markets: '@markets',
  failed: 'The price alerts could not be loaded.',
})
