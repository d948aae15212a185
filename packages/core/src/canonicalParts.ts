import { ByteReader, ByteWriter, CodecError } from '@touchstone/protocol'
import type { ExchangeState } from './state.ts'

/**
 * Writes all that decides the future but the idempotency windows: the part of each product under its number, in order of the
 * numbers, and 0 after the last. Snapshots and the state hash are made of it.
 */
export function writeParts(writer: ByteWriter, state: ExchangeState): void {
  for (const { number, write } of state.parts) {
    const part = new ByteWriter(1024)
    write(part, state)
    const bytes = part.bytes()
    writer.u16(number)
    writer.u53(bytes.length)
    writer.raw(bytes)
  }
  writer.u16(0)
}

/** Reads what {@link writeParts} wrote into a fresh state: every part that it has, and no other. */
export function readParts(reader: ByteReader, state: ExchangeState): void {
  for (const { number, read } of state.parts) {
    if (reader.u16() !== number) throw new CodecError(`Part ${number} is missing`)
    const part = new ByteReader(reader.raw(reader.u53()))
    read(part, state)
    part.end()
  }
  if (reader.u16() !== 0) throw new CodecError('A part that nobody reads')
}
