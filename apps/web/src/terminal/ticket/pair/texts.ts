import { defineTexts } from '../../../shared/i18n/texts.ts'

/** Two orders of which one cancels the other, on every product's ticket. */
export const pairTexts = defineTexts('pair', {
  title: 'One cancels the other: {name}',
  explained:
    'A limit order and a stop for the same amount. As soon as one of them trades, fires or is cancelled, the exchange ends the other. Both together hold what the dearer one needs.',
  limitPrice: 'Price of the limit order (post only)',
  stopPrice: '@stopPrice',
  stopLimit: 'Limit once the stop has fired (empty: market order)',
  worstMarket: 'Once it has fired, the stop trades at the prices it finds then; they can be worse than its stop price.',
  worstLimit: 'Once it has fired, the stop waits at its limit; the market may pass it by without a trade.',
  place: 'Place both orders',
  back: '@back',
  placed: 'Orders {orderNo} and {stopOrderNo} stand.',
  incomplete: 'Enter both prices and the amount.',
})
