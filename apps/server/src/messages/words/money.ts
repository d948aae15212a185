import type { WithdrawalState } from '@touchstone/protocol'
import { moment } from './moment.ts'
import type { SomeMails, ValueOf } from './someMails.ts'

const NOT_YOU = 'If this was not you, freeze your account at once: User Center, Security centre.'
const RETURNED = 'The whole amount is in your funds account again; no fee was taken.'

/** Of which states the holder is told. */
export const TOLD_STATES = [
  'requested',
  'approved',
  'confirmed',
  'canceled',
  'refused',
  'failed',
] as const satisfies WithdrawalState[]
export type ToldState = (typeof TOLD_STATES)[number]

const HAPPENED: Readonly<Record<ToldState, string>> = {
  requested: 'was requested',
  approved: 'was approved',
  confirmed: 'was paid',
  canceled: 'was cancelled',
  refused: 'was refused',
  failed: 'could not be paid',
}

function further(state: ToldState, value: ValueOf): readonly string[] {
  switch (state) {
    case 'requested':
      return ['The amount is set aside. You can take it back until its review begins.', NOT_YOU]
    case 'approved':
      return [`${value('receive')} will be paid now.`, NOT_YOU]
    case 'confirmed': {
      const reference = value('reference')
      return [`${value('receive')} were paid.`, reference === '' ? '' : `Reference: ${reference}`]
    }
    case 'canceled':
      return ['It was taken back before its review.', RETURNED, NOT_YOU]
    case 'refused':
      return [RETURNED, value('text')]
    case 'failed':
      return [`The network refused the payment. ${RETURNED}`]
  }
}

function withdrawal(value: ValueOf) {
  const state = value('state') as ToldState
  const [number, amount, destination, fee, receive] = ['number', 'amount', 'destination', 'fee', 'receive'].map(value)
  const facts = `Withdrawal ${number}: ${amount} to ${destination}, fee ${fee}, you receive ${receive}.`
  return {
    subject: `Your Touchstone account: a withdrawal ${HAPPENED[state]}`,
    paragraphs: [facts, ...further(state, value)],
  }
}

const ACCOUNTS: Readonly<Record<string, string>> = {
  funds: 'funds account',
  contract: 'contract account',
  delivery: 'delivery account',
  hosting: 'hosting account',
}

export const MONEY_MAILS = {
  addressAdded: (value) => ({
    subject: 'Your Touchstone account: a withdrawal address was added',
    paragraphs: [
      `The address ${value('address')} was added to your withdrawal addresses.`,
      `It can be used from ${moment(value('usableAt'))}.`,
      NOT_YOU,
    ],
  }),
  addressRemoved: (value) => ({
    subject: 'Your Touchstone account: a withdrawal address was removed',
    paragraphs: [`The address ${value('address')} was removed from your withdrawal addresses.`, NOT_YOU],
  }),
  withdrawal,
  depositCredited: (value) => ({
    subject: 'Your deposit is credited',
    paragraphs: [`${value('amount')} are in your funds account.`, `Transaction: ${value('transaction')}`],
  }),
  depositRefused: (value) => ({ subject: 'Your deposit form was refused', paragraphs: [value('reason')] }),
  purchaseCredited: (value) => ({
    subject: 'Your coins are credited',
    paragraphs: [
      `${value('amount')} that you bought are in your funds account.`,
      `The bank calls your remittance ${value('reference')}.`,
    ],
  }),
  purchaseRefused: (value) => ({
    subject: 'Your purchase was refused',
    paragraphs: [
      `Your purchase of ${value('amount')} for ${value('pay')}, at a rate of ${value('rate')}, was refused. Nothing was credited.`,
      value('reason'),
    ],
  }),
  transferred: (value) => ({
    subject: 'Money was moved between your accounts',
    paragraphs: [
      `${value('amount')} were moved from your ${ACCOUNTS[value('from')]} to your ${ACCOUNTS[value('to')]}.`,
    ],
  }),
  converted: (value) => ({
    subject: 'Your exchange is done',
    paragraphs: [`${value('amount')} were exchanged for ${value('receive')}.`],
  }),
} satisfies SomeMails
