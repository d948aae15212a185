import { defineTexts } from '../../../shared/i18n/texts.ts'

/** Take-profit and stop-loss, as they are entered. */
export const protectionTexts = defineTexts('protection', {
  takeProfit: '@takeProfit',
  stopLoss: '@stopLoss',
  enteredAs: '@enteredAs',
  price: '@price',
  percent: '% away',
  result: 'Result, {currency}',
  gain: 'At {price}, {percent}% away: profit about {amount} {currency} before fees',
  loss: 'At {price}, {percent}% away: loss about {amount} {currency} before fees',
  awayOnly: 'At {price}, {percent}% away',
})
