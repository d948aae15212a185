import { defineTexts } from '../../shared/i18n/texts.ts'

export const contractOpenOrdersTexts = defineTexts('contractOpenOrders', {
  positions: '@contractPositions',
  orders: 'Contract orders',
  trade: '@tradeContracts',
})
