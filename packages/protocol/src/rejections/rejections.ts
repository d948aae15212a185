import { REJECTION_CODES, type Rejection } from './rejectionCodes.ts'
import { REJECTION_SENTENCES } from './rejectionSentences.ts'

/** A reason for which a call is refused: its envelope code and its sentence. */
type Reason<Word extends Rejection> = {
  readonly code: (typeof REJECTION_CODES)[Word]
  readonly message: (typeof REJECTION_SENTENCES)[Word]
}

/** Every reason for which a call is refused. Pages take codes or sentences alone, which are two files for their sake. */
export const REJECTIONS = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(REJECTION_CODES).map(([word, code]) => [
    word,
    { code, message: REJECTION_SENTENCES[word as Rejection] },
  ]),
) as { readonly [Word in Rejection]: Reason<Word> }

/** Numbers and words that fill the {placeholders} of a rejection's sentence. */
export type RejectionFacts = Readonly<Record<string, string | number>>

export function rejectionMessage(rejection: Rejection, facts: RejectionFacts = {}): string {
  return REJECTION_SENTENCES[rejection].replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))
}
