import { defineTexts } from '../../shared/i18n/texts.ts'

/** A contract's terms in force: shown on demand, and so apart from the terminal's texts. */
export const contractFactTexts = defineTexts('contractFacts', {
  lot: 'One lot',
  tick: 'Price step',
  lots: 'Lots of one order',
  leverage: 'Largest leverage',
  fees: 'Fee maker / taker',
  liquidationFee: 'Fee of a partial liquidation, to the insurance fund',
  band: 'Limit prices at most from the mark price',
  slippage: 'Slippage bound of market orders, usual / widest',
  funding: 'Funding every',
  cap: 'Largest funding rate',
  expiry: 'Settles',
  hours: 'Trading hours',
  source: 'Reference price',
  hoursValue: '{hours, plural, one {# hour} other {# hours}}',
  tiers: 'Margin tiers',
  upTo: 'Position up to',
  maintenance: 'Maintenance',
  tierLeverage: 'Leverage',
})
