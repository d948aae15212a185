import { defineTexts } from '../../shared/i18n/texts.ts'

export const transferTexts = defineTexts('transfer', {
  title: '@transferNoun',
  lead: 'Move money between your own accounts. It is free, takes effect at once, and is one entry of the log.',
  from: 'From',
  to: '@toPlace',
  swap: 'Swap the two accounts',
  currency: '@currency',
  amount: '@amount',
  max: '@max',
  transferable: '@movableNow',
  backs:
    'Of {available} {currency} available, {backing} {currency} backs the losses of your open cross positions and has to stay.',
  nothing: 'There is nothing to move in this account.',
  submit: '@transfer',
  sending: '@sending',
  done: 'Transfer complete',
  again: 'No answer came from the exchange. Sending again is safe: the same transfer cannot happen twice.',
  sendAgain: '@sendAgain',
  empty: '@enterQuantity',
  tooMuch: '@insufficientBalance',
  failed: 'The accounts could not be loaded.',
  history: '@transfers',
  none: 'No transfers yet.',
  more: '@showMore',
  time: '@time',
  sequence: '@logSequence',
})
