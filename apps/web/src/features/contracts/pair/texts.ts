import { defineTexts } from '../../../shared/i18n/texts.ts'

export const contractPairTexts = defineTexts('contractPair', {
  holds: '@bothHold',
  reduceOnlyWhy: 'Both orders can only shrink the open position. They hold nothing.',
  each: 'Lots of each order',
  limitFee: 'Fee of the limit order',
  stopFee: 'Fee of the stop',
  limitResult: 'Result at the limit, before its fee',
  stopResult: 'Result at the stop, before its fee',
  limitLiquidation: 'Liquidation price after the limit order',
  stopLiquidation: 'Liquidation price after the stop',
  accept: 'Tick in the order form that you understand a leverage of more than {leverage}×.',
})
