import {
  type ByteReader,
  type ByteWriter,
  CodecError,
  decodeCommand,
  encodeCommand,
  LEASE_ROLES,
} from '@touchstone/protocol'
import { wordsOf } from '@touchstone/protocol/shape'
import { ReferenceIndex } from './referenceIndex.ts'
import type { ReferenceState } from './referenceState.ts'

/** Each has its place in a snapshot, held or not. */
const ROLES = wordsOf(LEASE_ROLES)

/** Leases and indexes. */
export function writeReference(writer: ByteWriter, state: ReferenceState): void {
  writeLeases(writer, state)
  writeIndexes(writer, state)
}

/** Reads the reference prices that {@link writeReference} wrote into a fresh state. */
export function readReference(reader: ByteReader, state: ReferenceState): void {
  readLeases(reader, state)
  readIndexes(reader, state)
}

function writeLeases(writer: ByteWriter, state: ReferenceState): void {
  for (const role of ROLES) {
    const lease = state.leases.get(role)
    writer.u53(lease?.holder ?? 0)
    writer.u53(lease?.until ?? 0)
  }
}

function readLeases(reader: ByteReader, state: ReferenceState): void {
  for (const role of ROLES) {
    const holder = reader.u53()
    const until = reader.u53()
    if (holder !== 0) state.leases.set(role, { holder, until })
  }
}

/** Every listed index with its price and kept samples, in order of listing. */
function writeIndexes(writer: ByteWriter, state: ReferenceState): void {
  writer.varint(state.indexes.count)
  for (const index of state.indexes.all()) writeIndex(writer, index)
}

/** Reads the indexes that {@link writeIndexes} wrote into a fresh state. */
function readIndexes(reader: ByteReader, state: ReferenceState): void {
  for (let left = reader.count(1); left > 0; left--) state.indexes.add(readIndex(reader))
}

/** A sample is written as its distance from the one before: there are many, and they lie close together. */
function writeIndex(writer: ByteWriter, index: ReferenceIndex): void {
  const listed = encodeCommand({ type: 'ListIndex', definition: index.definition })
  writer.varint(listed.length)
  writer.raw(listed)
  writer.u32(index.price)
  writer.varint(index.used)
  writer.varint(index.spreadPpm)
  writer.u53(index.sampledAt)
  writer.u53(index.sequence)
  writer.varint(index.sources.length)
  for (const source of index.sources) writer.u32(source)
  writer.varint(index.samples.length)
  let last = { sequence: 0, time: 0 }
  for (const sample of index.samples) {
    writer.varint(sample.sequence - last.sequence)
    writer.varint(sample.time - last.time)
    writer.u32(sample.price)
    last = sample
  }
}

function readIndex(reader: ByteReader): ReferenceIndex {
  const listed = decodeCommand(reader.raw(reader.count(1)))
  if (listed.type !== 'ListIndex') throw new CodecError('An index without its definition')
  const index = new ReferenceIndex(listed.definition)
  index.price = reader.u32()
  index.used = reader.varint()
  index.spreadPpm = reader.varint()
  index.sampledAt = reader.u53()
  index.sequence = reader.u53()
  index.sources = Array.from({ length: reader.count(4) }, () => reader.u32())
  let last = { sequence: 0, time: 0 }
  for (let left = reader.count(6); left > 0; left--) {
    const sequence = last.sequence + reader.varint()
    const time = last.time + reader.varint()
    const sample = { sequence, time, price: reader.u32() }
    index.samples.push(sample)
    last = sample
  }
  return index
}
