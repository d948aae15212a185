import { defineTexts } from '../i18n/texts.ts'

export const moneyTermsTexts = defineTexts('moneyTerms', {
  hours: 'Withdrawal hours',
  hoursValue: '@hoursInHongKong',
  perDay: 'Requests per day',
  limits: 'Minimum and maximum per request',
  limitsValue: '@amountRange',
  fee: 'Withdrawal fee, included in the amount',
  turnover: 'Turnover needed before it can be withdrawn',
  turnoverOf: { deposit: '{rate} of the deposit', purchase: '{rate} of what you pay' },
  back: 'Untraded deposit, sent back to where it came from',
  backValue: 'costs {fee} {currency}, no other condition',
  example: 'An example',
  exampleOf: {
    deposit:
      'You deposit {amount} {currency}. Once {turnover} {currency} are traded, you can withdraw it: of {amount} the fee is {fee}, and {receive} {currency} arrive.',
    purchase:
      'You buy coins for the price of {amount} {currency}. Once {turnover} {currency} are traded, you can withdraw as much: of {amount} the fee is {fee}, and {receive} {currency} arrive.',
  },
  agree: 'I have read this and agree to it',
  agreeMissing: '@pleaseSelectAgreement',
})
