import { defineTexts } from '../../../shared/i18n/texts.ts'

/** Two orders of which one cancels the other, on every product's ticket. */
export const pairTexts = defineTexts('pair', {
  title: 'One cancels the other: {name}',
  explained:
    'A limit order and a stop for the same amount. As soon as one of them trades, triggers or is cancelled, the exchange cancels the other. Together they hold only what the more expensive one needs.',
  limitPrice: 'Price of the limit order (post only)',
  stopPrice: '@stopPrice',
  stopLimit: 'Limit price once the stop has triggered (empty: market order)',
  worstMarket: 'Once triggered, the stop trades at the prices available then; they can be worse than its stop price.',
  worstLimit: 'Once triggered, the stop waits at its limit price; it may never trade.',
  place: 'Place both orders',
  back: '@back',
  placed: 'Orders {orderNo} and {stopOrderNo} are placed.',
  incomplete: 'Enter both prices and the amount.',
})
