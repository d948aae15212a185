import { defineTexts } from '../../shared/i18n/texts.ts'

export const spotOpenOrdersTexts = defineTexts('spotOpenOrders', { title: 'Spot orders' })
