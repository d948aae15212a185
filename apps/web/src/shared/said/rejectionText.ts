import { REJECTION_CODES, type Rejection } from '@touchstone/protocol'
import type { Locale } from '../i18n/texts.ts'
import { sentencesNow } from './said.ts'

const WORDS: ReadonlyMap<number, Rejection> = new Map(
  Object.entries(REJECTION_CODES).map(([word, code]) => [code, word as Rejection]),
)

/** The machine's word for an answer's code; several words never share a code. */
export function rejectionWord(code: number): Rejection | undefined {
  return WORDS.get(code)
}

const FIGURE = /^\d+(\.\d+)?$/

/**
 * The sentence of a refusal in the reader's language, with figures as the reader writes them; the server's own when we know no better,
 * or not yet.
 * `written`: a figure as the reader writes it.
 */
export function rejectionText(
  word: Rejection | undefined,
  message: string,
  written: (figure: string) => string,
  locale: Pick<Locale, 'language'>,
): string {
  if (word === undefined) return message
  const fact = (text: string) => (FIGURE.test(text) ? written(text) : text)
  return sentencesNow()?.rejectionIn(locale, word, message, fact) ?? message
}
