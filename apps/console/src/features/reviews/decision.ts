import type { AdminCallData } from '@touchstone/protocol/admin'
import { parseDecimal } from '@touchstone/quantities'
import { textsOf, wordText } from '../../shared/i18n/texts.ts'
import { reviewTexts } from './texts.ts'

const t = textsOf(reviewTexts)

export type ReviewedCase = AdminCallData<'getCase'>
export type CaseProposal = NonNullable<ReviewedCase['proposal']>
export type Result = 'approve' | 'refuse'

/** A reason from the kind's list, as the reviewer and the customer read it. */
export function refusalText(word: string): string {
  return wordText(reviewTexts.refusals, word)
}

/** The text for the customer that a chosen reason starts with; `other` has none. */
export function suggestedText(word: string): string {
  return word === '' || word === 'other' ? '' : refusalText(word)
}

export interface DecisionDraft {
  readonly result: Result
  /** Word of the list, '' while none is chosen. */
  readonly reason: string
  readonly text: string
  /** An approval needs the bank's reference of the payment as its text. */
  readonly reference: boolean
  /** The approved amount as typed, and the requested one, its maximum; undefined for kinds without an amount. */
  readonly amount?: { readonly typed: string; readonly asked: string } | undefined
}

const REFERENCE = /^[A-Za-z0-9][A-Za-z0-9 ./:_-]{2,63}$/

/** The most decimals of any currency. */
const SCALE = 8

function isWithin(typed: string, asked: string): boolean {
  const amount = parseDecimal(typed, SCALE)
  const most = parseDecimal(asked, SCALE)
  return amount !== undefined && most !== undefined && amount > 0n && amount <= most
}

/** The missing parts of a first decision. A second one repeats the first, so it has none. */
export function decisionProblem({ result, reason, text, reference, amount }: DecisionDraft): string | undefined {
  if (result === 'approve') {
    if (reference && !REFERENCE.test(text.trim())) return t('decide.referenceMissing')
    return amount && !isWithin(amount.typed.trim(), amount.asked) ? t('decide.amountMissing') : undefined
  }
  if (reason === '') return t('decide.reasonMissing')
  return text.trim() === '' ? t('decide.textMissing') : undefined
}

/** Whether this decision confirms the one that waits for a second operator. */
export function confirms(proposal: CaseProposal | null, result: Result): proposal is CaseProposal {
  return proposal !== null && proposal.result === result
}

/** Why approving is blocked; undefined when it is not. */
export function approvalBlock({ mayDecide, decided, images }: ReviewedCase): string | undefined {
  if (!mayDecide) return decisionBlock({ mayDecide, decided })
  const unseen = images.filter(({ seen }) => !seen).length
  return unseen === 0 ? undefined : t('pictures.unseen', { count: unseen, all: images.length })
}

/** Why deciding is blocked; undefined when it is not. */
export function decisionBlock({ mayDecide, decided }: Pick<ReviewedCase, 'mayDecide' | 'decided'>): string | undefined {
  if (mayDecide) return undefined
  return t(decided === 0 ? 'case.mayNot' : 'case.decidedAlready')
}

export function fieldLabel(word: string): string {
  return wordText(reviewTexts.fields, word)
}

/** "phone_changed," is a field's name and becomes words; a figure stays as it is. */
function changedField(event: string): string {
  const [, field = '', comma = ''] = /^(\w+)_changed(,?)$/.exec(event) ?? []
  return field === '' ? event : `${fieldLabel(field)}${comma}`
}

/** A warning is a word with a sentence here, followed by a figure or words; or a whole sentence of the server. */
export function warningText(warning: string): string {
  const [word = '', ...rest] = warning.split(' ')
  if (!Object.hasOwn(reviewTexts.warnings, word)) return warning
  const detail = rest.map(changedField).join(' ')
  return t(`warnings.${word as keyof typeof reviewTexts.warnings}`, { detail })
}

export function historyWord(word: string): string {
  return wordText(reviewTexts.happened, word)
}
