import { CodecError } from './codecError.ts'

/** The words in the places of their numbers. Throws a RangeError when two words have one number. */
export function wordsByNumber<W extends string>(numbers: Readonly<Record<W, number>>): readonly (W | undefined)[] {
  const words: (W | undefined)[] = []
  for (const [word, number] of Object.entries<number>(numbers)) {
    if (words[number] !== undefined) throw new RangeError(`${word} and ${words[number]} have one number`)
    words[number] = word as W
  }
  return words
}

/** The words in order of their numbers. Throws a RangeError when there are none, or two have one number. */
export function wordsOf<W extends string>(numbers: Readonly<Record<W, number>>): readonly [W, ...W[]] {
  const [first, ...others] = wordsByNumber(numbers).filter((word) => word !== undefined)
  if (first === undefined) throw new RangeError('No words')
  return [first, ...others]
}

/** The number of a word, given {@link wordsByNumber}; a CodecError for an unknown word. */
export function placeOfWord<W extends string>(words: readonly (W | undefined)[], word: W): number {
  for (let number = 0; number < words.length; number++) {
    if (words[number] === word && word !== undefined) return number
  }
  throw new CodecError(`An unknown word: ${String(word)}`)
}
