import type { ByteReader, ByteWriter } from '@touchstone/protocol'
import { readContracts, writeContracts } from './contracts/canonicalContracts.ts'
import { readIndexes, writeIndexes } from './reference/canonicalIndexes.ts'
import type { ExchangeState } from './state.ts'
import { readOptions, writeOptions } from './timedOptions/canonicalOptions.ts'

/** Contracts and options stand on a listed index, so without one there is nothing to write, not even a count. */
export function hasListings(state: ExchangeState): boolean {
  return state.indexes.count > 0
}

/** What was listed after Genesis and what customers hold in it. */
export function writeListings(writer: ByteWriter, state: ExchangeState): void {
  writeIndexes(writer, state)
  writeContracts(writer, state)
  writeOptions(writer, state)
}

/** Reads what {@link writeListings} wrote into a fresh state. */
export function readListings(reader: ByteReader, state: ExchangeState): void {
  readIndexes(reader, state)
  readContracts(reader, state)
  readOptions(reader, state)
}
