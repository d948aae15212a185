import type { Decision } from '../review/reviewCase.ts'

/** Why a tier is rejected, and the sentence that the customer reads about it. */
const SENTENCES = {
  unreadable: 'The pictures cannot be read: they must be clear and complete.',
  edited: 'The pictures seem to be edited.',
  name_differs: 'The name differs from that on the document.',
  number_differs: 'The number differs from that on the document.',
  expired: 'The document has expired.',
  face_missing: 'The face of the holder cannot be seen.',
  wrong_document: 'This is not the kind of document that was chosen.',
  bill_too_old: 'The bill is older than three months.',
  address_differs: 'The address differs from that on the bill.',
  duplicate: 'This document belongs to another account.',
  other: '',
} as const

export const REFUSALS: readonly string[] = Object.keys(SENTENCES)

/** The reviewer's note, exactly; the reason in words without one. */
export function refusalSentence({ reason, text }: Pick<Decision, 'reason' | 'text'>): string {
  if (text !== '') return text
  return Object.hasOwn(SENTENCES, reason) ? SENTENCES[reason as keyof typeof SENTENCES] : ''
}
