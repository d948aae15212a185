import { defineTexts } from '../../shared/i18n/texts.ts'

export const recordTexts = defineTexts('records', {
  ledger: 'Ledger',
  ledgerNote:
    'Every change of your balances, in order. The sequence is the entry’s position in the log from which anyone can replay the exchange: the same log gives the same balance, to the last unit.',
  openOrders: 'Open orders',
  trades: 'Trade records',
  spot: 'Spot orders',
  contracts: 'Contracts',
  delivery: 'Delivery',
  notOpenYet: 'Not open yet',
  market: 'Market',
  currency: 'Currency',
  account: 'Account',
  type: 'Type',
  time: 'Time',
  change: 'Change',
  balance: 'Balance after',
  reference: 'Reference',
  sequence: 'Log sequence',
  sequenceWhy: 'Entry {sequence} of the log made this change.',
  accounts: { funds: 'Funds', contract: 'Contract', delivery: 'Delivery', hosting: 'Hosting' },
  types: {
    trade: 'Trade',
    fee: 'Fee',
    hold: 'Held for an order',
    release: 'Released',
    faucet: 'Sandbox funds',
    capital: 'Capital',
  },
})
