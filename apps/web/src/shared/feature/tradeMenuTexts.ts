import { defineTexts } from '../i18n/texts.ts'

/** The menu of products. */
export const tradeMenuTexts = defineTexts('tradeMenu', {
  menu: 'All products',
  spot: '@spot',
  contracts: '@cryptoContracts',
  classes: '@otherClasses',
  timedOptions: 'Timed up/down orders',
  positions: '@contractPositions',
  timedOptionPositions: 'Timed orders',
})
