import { defineTexts } from '../../../shared/i18n/texts.ts'

export const pairTexts = defineTexts('spotPair', {
  title: 'One cancels the other: {name}',
  explained:
    'A limit order and a stop for the same amount. As soon as one of them trades, fires or is cancelled, the exchange ends the other. Both together hold what the dearer one needs.',
  limitPrice: 'Price of the limit order (post only)',
  stopPrice: '@stopPrice',
  stopLimit: 'Limit once the stop has fired (empty: market order)',
  amount: '@amount',
  holds: 'Both hold together',
  limitBrings: 'The limit order brings, after its fee',
  stopBrings: 'The stop brings at its price, after its fee',
  worstMarket: 'Once it has fired, the stop trades at the prices it finds then; they can be worse than its stop price.',
  worstLimit: 'Once it has fired, the stop waits at its limit; the market may pass it by without a trade.',
  place: 'Place both orders',
  back: '@back',
  placed: 'Orders {orderNo} and {stopOrderNo} stand.',
  incomplete: 'Enter both prices and the amount.',
})
