import { defineTexts } from '../i18n/texts.ts'

export const alertTexts = defineTexts('alerts', {
  set: 'Set a price alert on {name}',
  title: 'Price alert on {name}',
  by: 'Which price',
  last: '@lastPrice',
  mark: '@markPrice',
  price: 'Tell me at',
  now: 'Now {price}',
  add: 'Set the alert',
  close: '@closeDialog',
  /** What is promised before the press. */
  above: 'You are told once, when the {by, select, mark {mark price} other {last price}} is {price} or higher.',
  below: 'You are told once, when the {by, select, mark {mark price} other {last price}} is {price} or lower.',
  there: 'That is the price now. Enter a higher or a lower one.',
  noFigure: 'Enter a price.',
  told: 'It comes to your messages, and by email too if you switch that on.',
  simulated: 'Prices here are simulated.',
  demo: 'This alert waits for prices of the demo account.',
  done: 'Price alert set',
  waiting: 'Waiting on {name}',
  /** One waiting alert; {price} is a figure. */
  rises: '{by, select, mark {Mark price} other {Last price}} at {price} or higher',
  falls: '{by, select, mark {Mark price} other {Last price}} at {price} or lower',
  remove: '@remove',
  removeOf: 'Remove the alert on {symbol} at {price}',
  /** On the chart, beside its price. */
  line: { last: 'Alert', mark: 'Mark alert' },
})
