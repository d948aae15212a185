import { defineTexts } from '../../../shared/i18n/texts.ts'

export const spotPairTexts = defineTexts('spotPair', {
  amount: '@orderAmount',
  holds: '@bothHold',
  limitBrings: 'The limit order brings, after its fee',
  stopBrings: 'The stop brings at its price, after its fee',
})
