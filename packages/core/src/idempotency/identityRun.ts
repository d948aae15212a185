import { type ByteReader, type ByteWriter, CodecError } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { MAX_OWNERS } from '../entry/limits.ts'
import type { NewSha256 } from '../hash/sha256.ts'
import type { CommandIdentity, IdentityHash } from './identityHash.ts'
import { MOST_ROWS, RowIndex } from './rowIndex.ts'

const CHUNK_SHIFT = 13
const CHUNK_ROWS = 1 << CHUNK_SHIFT
/** 26 bits say how many entries after the run's first one a row was answered; six more bits of the identity stand above. */
const ENTRY_BITS = 26
const ENTRIES = 1 << ENTRY_BITS
const ENTRY = ENTRIES - 1
const HIGH = (1 << (32 - ENTRY_BITS)) - 1
const ROW_BYTES = 11

/** Eleven bytes a row: the place's hash, 24 and six bits of the telling one, and the entry. */
interface Chunk {
  readonly bytes: Uint8Array
  readonly places: Uint32Array
  readonly entries: Uint32Array
  readonly middles: Uint16Array
  readonly ends: Uint8Array
  /** Of a full chunk, once it was asked for. */
  digest: Uint8Array | undefined
}

/** Whether the answer of an entry may be an identity's, as far as that is still known. */
export type MayBe = (sequence: number, identity: CommandIdentity) => boolean

/**
 * Identities that were answered one after the other, with the entry of each. A row keeps 62 bits of its identity, which
 * tell it from all others but one in 4.6 × 10^18.
 */
export class IdentityRun {
  readonly startedAt: Timestamp
  readonly firstSequence: number
  lastAt: Timestamp
  #rows = 0
  readonly #chunks: Chunk[] = []
  /** How many rows each owner has, by number. */
  #counts = new Uint32Array(1024)
  readonly #index: RowIndex<CommandIdentity>
  readonly #hash: IdentityHash

  /** `mayBe` is asked about the entry of a row that looks like the identity that is sought. */
  constructor(startedAt: Timestamp, firstSequence: number, hash: IdentityHash, mayBe: MayBe) {
    this.#hash = hash
    this.#index = new RowIndex({
      hashOf: (row) => this.#chunk(row).places[at(row)] as number,
      isIt: (row, identity) => this.#looksLike(row, identity) && mayBe(this.#sequenceAt(row), identity),
    })
    this.startedAt = startedAt
    this.firstSequence = firstSequence
    this.lastAt = startedAt
  }

  get size(): number {
    return this.#rows
  }

  /** Whether an answer of this entry still fits. */
  takes(sequence: number): boolean {
    return this.#rows < MOST_ROWS && sequence - this.firstSequence < ENTRIES
  }

  countOf(owner: number): number {
    return this.#counts[owner] ?? 0
  }

  /** The entry that answered an identity, or 0. */
  find(identity: CommandIdentity): number {
    const { place, telling } = this.#hash.of(identity)
    const row = this.#index.find(place, telling, identity)
    return row < 0 ? 0 : this.#sequenceAt(row)
  }

  add(identity: CommandIdentity, sequence: number, now: Timestamp): void {
    const { place, telling } = this.#hash.of(identity)
    const row = this.#rows++
    if (row >> CHUNK_SHIFT === this.#chunks.length) this.#chunks.push(newChunk())
    const chunk = this.#chunk(row)
    chunk.places[at(row)] = place
    chunk.entries[at(row)] = (((telling >>> 24) & HIGH) << ENTRY_BITS) | (sequence - this.firstSequence)
    chunk.middles[at(row)] = telling >>> 8
    chunk.ends[at(row)] = telling
    this.#index.add(place, telling)
    this.#count(identity.owner, 1)
    this.lastAt = now
  }

  /** All of it as bytes: head, rows as they lie in memory, and how many each owner has. */
  write(writer: ByteWriter): void {
    this.#writeHead(writer)
    for (const [index, chunk] of this.#chunks.entries())
      for (const column of columnsOf(chunk, this.#rowsIn(index))) writer.raw(column)
    this.#writeCounts(writer)
  }

  /** By index: a snapshot of a small world, which the simulation takes all the time, was little else than iterators of these. */
  #writeCounts(writer: ByteWriter): void {
    const counts = this.#counts
    let owners = 0
    for (let owner = 0; owner < counts.length; owner++) if (counts[owner] !== 0) owners++
    writer.varint(owners)
    for (let owner = 0; owner < counts.length; owner++) {
      const count = counts[owner] as number
      if (count === 0) continue
      writer.varint(owner)
      writer.varint(count)
    }
  }

  static read(reader: ByteReader, hash: IdentityHash, mayBe: MayBe): IdentityRun {
    const run = new IdentityRun(reader.u53(), reader.u53(), hash, mayBe)
    run.lastAt = reader.u53()
    const rows = reader.varint()
    if (rows > MOST_ROWS) throw new CodecError('More identities than a run can hold')
    while (run.#rows < rows) run.#readChunk(reader, Math.min(CHUNK_ROWS, rows - run.#rows))
    for (let left = reader.count(2); left > 0; left--) run.#count(reader.varint(), reader.varint())
    return run
  }

  /** What tells runs with other rows apart: only chunks that were not full at the last call cost anything. */
  writeDigest(writer: ByteWriter, newSha256: NewSha256): void {
    this.#writeHead(writer)
    for (const [index, chunk] of this.#chunks.entries()) {
      const rows = this.#rowsIn(index)
      const digest = chunk.digest ?? digestOf(columnsOf(chunk, rows), newSha256)
      if (rows === CHUNK_ROWS) chunk.digest = digest
      writer.raw(digest)
    }
  }

  #readChunk(reader: ByteReader, rows: number): void {
    const chunk = newChunk()
    this.#chunks.push(chunk)
    for (const column of columnsOf(chunk, rows)) column.set(reader.raw(column.length))
    for (let row = 0; row < rows; row++, this.#rows++)
      this.#index.add(chunk.places[row] as number, chunk.ends[row] as number)
  }

  #rowsIn(chunk: number): number {
    return Math.min(CHUNK_ROWS, this.#rows - chunk * CHUNK_ROWS)
  }

  #writeHead(writer: ByteWriter): void {
    writer.u53(this.startedAt)
    writer.u53(this.firstSequence)
    writer.u53(this.lastAt)
    writer.varint(this.#rows)
  }

  #looksLike(row: number, identity: CommandIdentity): boolean {
    const { places, entries, middles, ends } = this.#chunk(row)
    const { place, telling } = this.#hash.of(identity)
    const of = at(row)
    if (places[of] !== place >>> 0 || middles[of] !== ((telling >>> 8) & 0xffff)) return false
    const high = (entries[of] as number) >>> ENTRY_BITS
    return ends[of] === (telling & 0xff) && high === ((telling >>> 24) & HIGH)
  }

  #count(owner: number, more: number): void {
    // No owner has such a number: a command in its name is refused, and counts for no owner.
    if (owner >= MAX_OWNERS) return
    if (owner >= this.#counts.length) {
      const counts = new Uint32Array(1 << (32 - Math.clz32(owner)))
      counts.set(this.#counts)
      this.#counts = counts
    }
    this.#counts[owner] = this.countOf(owner) + more
  }

  #sequenceAt(row: number): number {
    return this.firstSequence + ((this.#chunk(row).entries[at(row)] as number) & ENTRY)
  }

  #chunk(row: number): Chunk {
    return this.#chunks[row >> CHUNK_SHIFT] as Chunk
  }
}

function at(row: number): number {
  return row & (CHUNK_ROWS - 1)
}

/** The bytes of the first rows. */
function columnsOf({ bytes }: Chunk, rows: number): Uint8Array[] {
  const column = (from: number, width: number) => bytes.subarray(CHUNK_ROWS * from, CHUNK_ROWS * from + rows * width)
  return [column(0, 4), column(4, 4), column(8, 2), column(10, 1)]
}

function digestOf(columns: readonly Uint8Array[], newSha256: NewSha256): Uint8Array {
  const hash = newSha256()
  for (const column of columns) hash.update(column)
  return hash.digest()
}

function newChunk(): Chunk {
  const memory = new SharedArrayBuffer(CHUNK_ROWS * ROW_BYTES)
  return {
    bytes: new Uint8Array(memory),
    places: new Uint32Array(memory, 0, CHUNK_ROWS),
    entries: new Uint32Array(memory, CHUNK_ROWS * 4, CHUNK_ROWS),
    middles: new Uint16Array(memory, CHUNK_ROWS * 8, CHUNK_ROWS),
    ends: new Uint8Array(memory, CHUNK_ROWS * 10, CHUNK_ROWS),
    digest: undefined,
  }
}
