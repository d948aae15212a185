import { ByteReader, ByteWriter, CodecError } from '@touchstone/protocol'
import type { ExchangeState } from './state.ts'

const NO_BYTES = new Uint8Array(0)

/**
 * Writes all that decides the future but the idempotency windows: the part of each product under its number, in order of the
 * numbers, and 0 after the last. A part without bytes is left out: a product that was never used changes no snapshot and no
 * hash. Snapshots and the state hash are made of it.
 */
export function writeParts(writer: ByteWriter, state: ExchangeState): void {
  // One for all parts: most are empty or small, and room of their own costs more than what is written there.
  const part = new ByteWriter(1024)
  for (const { number, write } of state.parts) {
    write(part, state)
    state.onPart()
    if (part.length === 0) continue
    writer.u16(number)
    writer.u53(part.length)
    writer.take(part)
  }
  writer.u16(0)
}

/**
 * Reads the parts that {@link writeParts} wrote into a fresh state: a part that was left out has no bytes, and no other
 * parts may be there.
 */
export function readParts(reader: ByteReader, state: ExchangeState): void {
  let next = reader.u16()
  for (const { number, read } of state.parts) {
    const bytes = next === number ? reader.raw(reader.u53()) : NO_BYTES
    if (next === number) next = reader.u16()
    const part = new ByteReader(bytes)
    read(part, state)
    part.end()
    state.onPart()
  }
  if (next !== 0) throw new CodecError('A part that nobody reads')
}
