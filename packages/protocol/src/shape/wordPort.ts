import { CodecError } from './codecError.ts'
import type { WordKind } from './kinds.ts'

/** A word's number and back. */
export interface WordTable {
  /** Throws a CodecError for an unknown word. */
  numberOf(word: unknown): number
  /** Throws a CodecError for a number without a word. */
  wordOf(number: number): string
}

/** Throws a RangeError when two words have one number, or a number does not fit its bits. */
export function wordTable({ numbers, bits }: WordKind): WordTable {
  const words: (string | undefined)[] = []
  for (const [word, number] of numbers) {
    if (!Number.isInteger(number) || number < 0 || number >= 1 << bits || bits > 16)
      throw new RangeError(`${word}: the number ${number} does not fit ${bits} bits`)
    if (words[number] !== undefined) throw new RangeError(`${word} and ${words[number]} have one number`)
    words[number] = word
  }
  return {
    numberOf(word) {
      const number = typeof word === 'string' ? numbers.get(word) : undefined
      if (number === undefined) throw new CodecError(`An unknown word: ${String(word)}`)
      return number
    },
    wordOf(number) {
      const word = words[number]
      if (word === undefined) throw new CodecError(`No word has the number ${number}`)
      return word
    },
  }
}
