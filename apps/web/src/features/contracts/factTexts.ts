import { defineTexts } from '../../shared/i18n/texts.ts'

/** A contract's terms in force: shown on demand, and so apart from the terminal's texts. */
export const contractFactTexts = defineTexts('contractFacts', {
  lot: '@oneLot',
  tick: '@priceStep',
  lots: '@lotsOfOneOrder',
  leverage: '@largestLeverage',
  fees: '@feeMakerTaker',
  liquidationFee: 'Fee of a partial liquidation, to the insurance fund',
  band: '@limitPriceBand',
  slippage: '@slippageBounds',
  funding: 'Funding every',
  cap: 'Largest funding rate',
  expiry: 'Settles',
  hours: '@tradingHours',
  source: 'Reference price',
  hoursValue: '{hours, plural, one {# hour} other {# hours}}',
  tiers: '@marginTiers',
  upTo: '@positionUpTo',
  maintenance: 'Maintenance',
  tierLeverage: '@leverage',
})
