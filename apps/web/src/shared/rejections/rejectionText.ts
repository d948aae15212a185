import { REJECTIONS, type Rejection } from '@touchstone/protocol'
import type { Translate } from '../i18n/texts.ts'
import type { rejectionTexts } from './texts.ts'

const WORDS: ReadonlyMap<number, Rejection> = new Map(
  Object.entries(REJECTIONS).map(([word, { code }]) => [code, word as Rejection]),
)

/** The machine's word for an answer's code; several words never share a code. */
export function rejectionWord(code: number): Rejection | undefined {
  return WORDS.get(code)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Reads the facts back out of the English sentence, so that a translation can carry them. */
export function rejectionFacts(word: Rejection, message: string): Readonly<Record<string, string>> | undefined {
  const template: string = REJECTIONS[word].message
  const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const pattern = template
    .split(/\{\w+\}/)
    .map(escaped)
    .join('(.+?)')
  const found = new RegExp(`^${pattern}$`).exec(message)
  return found ? Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) : undefined
}

/** The sentence for a refused call in the reader's language; the server's own when we know no better. */
export function rejectionText(
  answer: { readonly code: number; readonly message: string },
  translate: Translate<(typeof rejectionTexts)['english']>,
): string {
  const word = rejectionWord(answer.code)
  if (!word) return answer.message
  const facts = rejectionFacts(word, answer.message)
  return facts ? (translate as (key: string, values: Record<string, string>) => string)(word, facts) : answer.message
}
