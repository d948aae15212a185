import type { WithdrawalState } from '@touchstone/protocol'
import type { Notice } from '../../../mail/notices.ts'

/** Of which states the holder is told. */
export const TOLD_STATES = [
  'requested',
  'approved',
  'confirmed',
  'refused',
  'failed',
] as const satisfies WithdrawalState[]
export type ToldState = (typeof TOLD_STATES)[number]

/** The facts of a withdrawal in a message. */
export interface WithdrawalWords {
  readonly withdrawal: number
  readonly currency: string
  readonly amount: string
  readonly fee: string
  readonly receive: string
  readonly destination: string
  /** On the chain or of the bank, '' before there is one. */
  readonly reference: string
  /** The operators' note, '' without one. */
  readonly text: string
}

const NOT_YOU = 'If this was not you, freeze your account at once: User Center, Security centre.'

const SUBJECTS: Readonly<Record<ToldState, string>> = {
  requested: 'was requested',
  approved: 'was approved',
  confirmed: 'was paid',
  refused: 'was refused',
  failed: 'could not be paid',
}

function body(state: ToldState, { currency, receive, reference, text }: WithdrawalWords): readonly string[] {
  switch (state) {
    case 'requested':
      return ['The amount is set aside. You can take it back until its review begins.', NOT_YOU]
    case 'approved':
      return [`${receive} ${currency} will be paid now.`, NOT_YOU]
    case 'confirmed':
      return [`${receive} ${currency} were paid.`, reference === '' ? '' : `Reference: ${reference}`]
    case 'refused':
      return ['The whole amount is in your funds account again; no fee was taken.', text]
    case 'failed':
      return ['The network refused the payment. The whole amount is in your funds account again; no fee was taken.']
  }
}

export function withdrawalNotice(state: ToldState, words: WithdrawalWords): Notice {
  const { withdrawal, currency, amount, fee, receive, destination } = words
  const facts = `Withdrawal ${withdrawal}: ${amount} ${currency} to ${destination}, fee ${fee}, you receive ${receive}.`
  return {
    subject: `Your Touchstone account: a withdrawal ${SUBJECTS[state]}`,
    paragraphs: [facts, ...body(state, words)].filter((paragraph) => paragraph !== ''),
  }
}
