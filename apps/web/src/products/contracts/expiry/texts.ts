import { defineTexts } from '../../../shared/i18n/texts.ts'

/** Notices for holders of dated contracts that end, and for customers whose position was closed without their order. */
export const expiryTexts = defineTexts('contractExpiry', {
  label: 'Contracts about to end',
  ends: '{contract} ends {time}. Time left:',
  measured: '{contract} ends {time}: its settlement price is being measured.',
  ended: '{contract} has ended and waits for its settlement price.',
  settles:
    'Your {side} position of {lots, plural, one {# lot} other {# lots}} then closes, without a fee, at the mean of the index price over the last 30 minutes.',
  orders: '{count, plural, one {# open order is cancelled then.} other {# open orders are cancelled then.}}',
  soFar: 'Mean so far: {price}, of {samples, plural, one {# second} other {# seconds}}.',
  left: 'Time left:',
  noneYet: 'No price has been counted yet.',
  move: 'To stay invested, move to:',
  noMove: 'No later contract is listed at the moment.',
  spoken: {
    day: '{contract} ends within a day.',
    window: 'The settlement price of {contract} is being measured.',
    ended: '{contract} has ended.',
  },
  closed: {
    settlement:
      '{contract} has ended: {lots, plural, one {# lot was settled at {price}.} other {# lots were settled at {price}.}} Result: {profit} {currency}.',
    liquidation:
      '{contract}: {lots, plural, one {# lot was taken over at {price}, the bankruptcy price.} other {# lots were taken over at {price}, the bankruptcy price.}} Result: {profit} {currency}.',
    deleveraging:
      '{contract}: {lots, plural, one {# lot was closed by deleveraging at {price}.} other {# lots were closed by deleveraging at {price}.}} Result: {profit} {currency}.',
  },
})
