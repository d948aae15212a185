import { defineTexts, type Translate } from '../../shared/i18n/texts.ts'

/** The order ticket of every product. */
export const ticketTexts = defineTexts('ticket', {
  title: 'Order form',
  side: '@direction',
  type: 'Order type',
  limit: '@limitOrder',
  market: '@marketOrder',
  stop_limit: '@stopLimit',
  stop_market: '@stopMarket',
  timeInForce: 'Time in force',
  GTC: 'Good till cancelled',
  IOC: 'Immediate or cancel',
  FOK: 'Fill or kill',
  POST: 'Post only',
  price: '@price',
  stopPrice: '@stopPrice',
  atMarket: 'Best market price',
  available: '@available',
  sending: '@sending',
  sendAgain: '@sendAgain',
  orderNo: 'Order {orderNo}',
  seeFills: 'See its trades and fees',
  unknown:
    'No answer came from the exchange. Sending again is safe: the same order cannot be placed twice. Or look under your open orders.',
  setTransactionPassword: '@setItNow',
  problem: {
    transaction_password_unset: '@transactionPasswordUnset',
    empty: '@fieldEmpty',
    unreadable: '{field} is not a complete number',
    off_step: '{field} must be a multiple of {step}',
    below_minimum: '@notBelow',
    below_minimum_of: '@notBelowAmount',
    above_maximum: '@notAbove',
    above_maximum_of: 'Cannot be higher than {max} {currency}',
    halted: 'The market is halted: {reason}',
    cancel_only: 'The market accepts cancellations only: {reason}',
    noReason: 'no reason given',
    rejected: '@orderRejected',
    stale: 'No news from the exchange just now: the prices shown may be old. The preview is asked afresh.',
    previewMissing: 'Waiting for the preview…',
  },
  preview: {
    title: 'Preview',
    failed: 'The preview is not available now.',
  },
  confirm: {
    market_order: 'A market order trades at once at the prices it finds.',
    stop_market: 'Once the stop price is reached the order trades at the prices it finds then.',
    slippage: 'The price moves by {percent} against you.',
    every_order: 'You asked to confirm every order.',
    place: '@placeOrder',
    back: '@back',
  },
})

export type TicketTranslate = Translate<(typeof ticketTexts)['english']>
