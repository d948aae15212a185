import type { Text } from './contentStore.ts'
import { plainOf } from './markdown.ts'

/** A text and the words of it that a list shows. */
export interface Found {
  readonly text: Text
  readonly excerpt: string
}

const BEFORE = 60
const LENGTH = 180

function excerptAround(plain: string, at: number): string {
  const from = at <= BEFORE ? 0 : plain.indexOf(' ', at - BEFORE) + 1
  const end = plain.length <= from + LENGTH ? plain.length : plain.lastIndexOf(' ', from + LENGTH)
  return `${from > 0 ? '… ' : ''}${plain.slice(from, end)}${end < plain.length ? ' …' : ''}`
}

/** How well a text answers: words in its title count most, then in its own sentence, then in it; 0 when one is nowhere. */
function weightOf(words: readonly string[], parts: readonly string[]): number {
  const weights = words.map((word) => {
    const part = parts.findIndex((said) => said.includes(word))
    return part < 0 ? 0 : 4 ** (parts.length - part)
  })
  return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0)
}

/** The texts that say every word of the keyword, the best first; all of them without one. */
export function searched(texts: readonly Text[], keyword: string): readonly Found[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return texts.map((text) => ({ text, excerpt: text.summary }))
  return texts
    .map((text) => {
      const plain = plainOf(text.markdown)
      const said = plain.toLowerCase()
      const weight = weightOf(words, [text.title.toLowerCase(), text.summary.toLowerCase(), said])
      const at = Math.max(0, ...words.map((word) => said.indexOf(word)))
      return { text, weight, excerpt: excerptAround(plain, at) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ text, excerpt }) => ({ text, excerpt }))
}
