import { defineTexts } from '../../shared/i18n/texts.ts'

export const timedOptionOpenOrdersTexts = defineTexts('timedOptionOpenOrders', {
  title: '@deliveryOrders',
  positions: '@deliveryPositions',
  none: '@noOpenTimedOrders',
  trade: '@placeTimedOrder',
})
