import { say } from '@touchstone/protocol'
import type { Decision } from '../review/reviewCase.ts'

/** Why a tier is rejected, and the sentence that the customer reads about it. */
const SENTENCES = {
  unreadable: say('pictures_unreadable'),
  edited: say('pictures_edited'),
  name_differs: say('name_differs'),
  number_differs: say('number_differs'),
  expired: say('document_expired'),
  face_missing: say('face_missing'),
  wrong_document: say('wrong_document'),
  bill_too_old: say('bill_too_old'),
  address_differs: say('address_differs'),
  duplicate: say('duplicate_document'),
  other: '',
} as const

export const REFUSALS: readonly string[] = Object.keys(SENTENCES)

/** The reviewer's note, exactly; the reason in words without one. */
export function refusalSentence({ reason, text }: Pick<Decision, 'reason' | 'text'>): string {
  if (text !== '') return text
  return Object.hasOwn(SENTENCES, reason) ? SENTENCES[reason as keyof typeof SENTENCES] : ''
}
