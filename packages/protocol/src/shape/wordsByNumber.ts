import { CodecError } from './codecError.ts'

/** The words in the place of their numbers. */
export function wordsByNumber<W extends string>(numbers: Readonly<Record<W, number>>): readonly (W | undefined)[] {
  const words: (W | undefined)[] = []
  for (const [word, number] of Object.entries<number>(numbers)) words[number] = word as W
  return words
}

/** The number of a word; a CodecError for a word that nobody knows. */
export function numberOfWord<W extends string>(numbers: Readonly<Record<W, number>>, word: W): number {
  const number: unknown = numbers[word]
  if (typeof number !== 'number') throw new CodecError(`An unknown word: ${String(word)}`)
  return number
}
