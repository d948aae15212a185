import { defineTexts } from '../i18n/texts.ts'

export const moneyTermsTexts = defineTexts('moneyTerms', {
  hours: 'Withdrawals can be asked for',
  hoursValue: '@hoursInHongKong',
  perDay: 'Requests a day',
  limits: 'Least and most in one request',
  limitsValue: '@amountRange',
  fee: 'Fee of a withdrawal, inside the amount',
  turnover: 'Must be traded before it can be withdrawn',
  turnoverOf: { deposit: '{rate} of the deposit', purchase: '{rate} of what you pay' },
  back: 'Untraded deposit, sent back to where it came from',
  backValue: 'costs {fee} {currency}, no other condition',
  example: 'An example',
  exampleOf: {
    deposit:
      'You deposit {amount} {currency}. Once {turnover} {currency} are traded, you can withdraw it: of {amount} the fee is {fee}, and {receive} {currency} arrive.',
    purchase:
      'You buy coins for what {amount} {currency} cost. Once {turnover} {currency} are traded, as much can be withdrawn: of {amount} the fee is {fee}, and {receive} {currency} arrive.',
  },
  agree: 'I have read this and agree to it',
  agreeMissing: '@pleaseSelectAgreement',
})
