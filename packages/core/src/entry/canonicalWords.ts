import { type ByteReader, type ByteWriter, CodecError } from '@touchstone/protocol'
import type { WordKind } from '@touchstone/protocol/shape'

/** A word by its number: in snapshots, and so for ever. Throws a CodecError for a word that has none. */
export function writeWord<Word extends string>(writer: ByteWriter, { numbers }: WordKind<Word>, word: Word): void {
  const number = numbers.get(word)
  if (number === undefined) throw new CodecError('An unknown word')
  writer.u8(number)
}

/** Throws a CodecError for a number that is no word's. */
export function readWord<Word extends string>(reader: ByteReader, { numbers }: WordKind<Word>): Word {
  const number = reader.u8()
  for (const [word, each] of numbers) if (each === number) return word as Word
  throw new CodecError('An unknown word')
}

export function writeTexts(writer: ByteWriter, texts: ReadonlySet<string>): void {
  writer.varint(texts.size)
  for (const text of texts) writer.text(text)
}

export function readTexts(reader: ByteReader, texts: Set<string>): void {
  for (let left = reader.count(1); left > 0; left--) texts.add(reader.text())
}
