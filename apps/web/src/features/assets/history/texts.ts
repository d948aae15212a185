import { defineTexts } from '../../../shared/i18n/texts.ts'

export const historyTexts = defineTexts('equityHistory', {
  title: 'Equity over time',
  play: '@playMoney',
  range: {
    label: 'Period',
    day: '24 hours',
    week: '7 days',
    month: '30 days',
    quarter: '90 days',
    year: '1 year',
  },
  figures: {
    label: 'In this period',
    result: '@profitAndLoss',
    opening: 'Equity before it',
  },
  equity: '@equity',
  result: '@profitAndLoss',
  /** What came in less what went out: deposits less withdrawals, and the like. */
  moved: 'Net inflow',
  chart: 'Equity and profit and loss, {from} to {to}',
  read: '{time}: equity {equity}, profit and loss {result}, net inflow {moved}',
  until: 'until now',
  products: 'By product',
  productsOf: 'By product, {time}',
  noProducts: 'Nothing gained or lost.',
  rule: 'Profit and loss is the change of the equity less the net inflow. The net inflow is what came in less what went out: deposits, withdrawals, coins bought, principal of loans and play money. What is owed on a loan is not taken off.',
  prices:
    'Days and hours are of UTC. Coins count at the last trade before each end, or the index before their first trade, contracts at the mark price; a coin without a price counts nothing. Spot has the change in value of all coins that are held, and what rounding leaves.',
  table: '@asTable',
  period: 'From (UTC)',
  none: 'No history yet. It begins with the first entry of your ledger, and is worked out from it: nothing else is kept.',
  failed: 'The history could not be loaded.',
  hidden: '@amountHidden',
})
