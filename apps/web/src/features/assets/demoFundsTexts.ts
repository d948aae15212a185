import { defineTexts } from '../../shared/i18n/texts.ts'

export const demoFundsTexts = defineTexts('demoFunds', {
  demo: '@demoAccount',
  title: '@playMoney',
  text: 'Fills the demo account up to {amount} USDT again, including what is in orders and positions.',
  add: 'Get play money',
  added: '{amount} USDT of play money added',
})
