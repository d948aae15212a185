import { REJECTIONS, type Rejection, rejectionMessage } from '@touchstone/protocol'
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

const FIGURE = /^\d+(\.\d+)?$/

/**
 * The sentence of a rejection in the reader's language, with figures as the reader writes them; the server's own when we know no better.
 * `written`: a figure as the reader writes it. `translate` is missing for the language that the server speaks.
 */
export function rejectionText(
  word: Rejection | undefined,
  message: string,
  written: (figure: string) => string,
  translate?: Translate<(typeof rejectionTexts)['english']>,
): string {
  const facts = word && rejectionFacts(word, message)
  if (!facts) return message
  const shown = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, FIGURE.test(fact) ? written(fact) : fact]),
  )
  return translate
    ? (translate as (key: string, values: Record<string, string>) => string)(word, shown)
    : rejectionMessage(word, shown)
}
