import type { ByteReader, ByteWriter, CustomerCommand, Rejection, RejectionFacts, Reply } from '@touchstone/protocol'
import { ORDER_STATES, REJECTIONS, ByteWriter as Writer } from '@touchstone/protocol'
import { wordsByNumber } from '@touchstone/protocol/shape'
import { wholeQuotient } from '@touchstone/quantities'
import type { NewSha256, Sha256 } from '../hash/sha256.ts'
import { RowIndex } from './rowIndex.ts'

const CHUNK_SHIFT = 12
const CHUNK_ROWS = 1 << CHUNK_SHIFT
const ROW = 8

/** Numbers of a row: keys, hash of the input, owner × 16 + kind of reply, three numbers of the reply, quote filled. */
const KEY1 = 0
const KEY2 = 1
const INPUT_HASH = 2
const OWNER_AND_KIND = 3
const FIRST = 4
const FILLED = 5
const LEFT = 6
const QUOTE = 7

const KINDS_OF_REPLY = 16
const REJECTED = 0
const DONE = 1
const ORDER = 2
const STATES = wordsByNumber(ORDER_STATES)

const WORDS = Object.keys(REJECTIONS) as Rejection[]
const WORD_INDEX = new Map(WORDS.map((word, index) => [word, index]))
const NO_FACTS: RejectionFacts = {}

export type CommandIdentity = Pick<CustomerCommand, 'owner' | 'key1' | 'key2'>

/**
 * One rotating window of answered commands: rows of 64 bytes in order of arrival, and a hash index of row numbers. Facts
 * of rejections that have any stay beside.
 */
export class IdempotencyWindow {
  readonly startedAt: number
  #rows = 0
  #chunks: Float64Array[] = []
  #quotes: BigInt64Array[] = []
  readonly #index: RowIndex
  readonly #facts: RejectionFacts[] = []
  readonly #hash: Sha256
  #hashed = 0

  /** `expected` rows fit without growing. */
  constructor(startedAt: number, newSha256: NewSha256, expected = 0) {
    this.#hash = newSha256()
    this.startedAt = startedAt
    this.#index = new RowIndex(expected)
  }

  get size(): number {
    return this.#rows
  }

  /** The row of an identity, or -1. */
  find(command: CommandIdentity): number {
    const hash = hashOf(command.owner, command.key1, command.key2)
    if (!this.#index.mayHold(hash)) return -1
    return this.#index.find(hash, (row) => this.#isAt(row, command))
  }

  inputHash(row: number): number {
    return this.#chunk(row)[at(row) + INPUT_HASH] as number
  }

  add(command: CustomerCommand, reply: Reply): void {
    const row = this.#rows++
    if (row >> CHUNK_SHIFT === this.#chunks.length) this.#growRows()
    const chunk = this.#chunk(row)
    const from = at(row)
    chunk[from + KEY1] = command.key1
    chunk[from + KEY2] = command.key2
    chunk[from + INPUT_HASH] = command.inputHash
    this.#index.add(hashOf(command.owner, command.key1, command.key2), row)
    this.#store(row, command.owner, reply)
  }

  reply(row: number): Reply {
    const chunk = this.#chunk(row)
    const from = at(row)
    const kind = (chunk[from + OWNER_AND_KIND] as number) % KINDS_OF_REPLY
    const first = chunk[from + FIRST] as number
    if (kind === REJECTED) {
      const rejection = WORDS[first] ?? 'internal'
      return { kind: 'rejected', rejection, facts: this.#facts[(chunk[from + FILLED] as number) - 1] ?? NO_FACTS }
    }
    if (kind === DONE) return { kind: 'done', value: first }
    return {
      kind: 'order',
      order: first,
      state: STATES[kind - ORDER] ?? 'closed',
      lotsFilled: chunk[from + FILLED] as number,
      lotsLeft: chunk[from + LEFT] as number,
      quoteFilled: (this.#quotes[row >> CHUNK_SHIFT] as BigInt64Array)[from + QUOTE] as bigint,
    }
  }

  /** SHA-256 over all rows; only rows added since the last call cost anything. */
  digest(): Uint8Array {
    const writer = new Writer(1024)
    for (; this.#hashed < this.#rows; this.#hashed++) this.#writeRow(writer, this.#hashed)
    this.#hash.update(writer.bytes())
    return this.#hash.copy().digest()
  }

  write(writer: ByteWriter): void {
    writer.u53(this.startedAt)
    writer.varint(this.#rows)
    for (let row = 0; row < this.#rows; row++) this.#writeRow(writer, row)
  }

  static read(reader: ByteReader, newSha256: NewSha256): IdempotencyWindow {
    const window = new IdempotencyWindow(reader.u53(), newSha256)
    const rows = reader.count(30)
    for (let row = 0; row < rows; row++) window.#readRow(reader)
    return window
  }

  #store(row: number, owner: number, reply: Reply): void {
    const chunk = this.#chunk(row)
    const from = at(row)
    let kind = DONE
    if (reply.kind === 'order') {
      kind = ORDER + ORDER_STATES[reply.state]
      chunk[from + FIRST] = reply.order
      chunk[from + FILLED] = reply.lotsFilled
      chunk[from + LEFT] = reply.lotsLeft
      ;(this.#quotes[row >> CHUNK_SHIFT] as BigInt64Array)[from + QUOTE] = reply.quoteFilled
    } else if (reply.kind === 'rejected') {
      kind = REJECTED
      chunk[from + FIRST] = WORD_INDEX.get(reply.rejection) ?? 0
      chunk[from + FILLED] = Object.keys(reply.facts).length === 0 ? 0 : this.#facts.push(reply.facts)
    } else {
      chunk[from + FIRST] = reply.value
    }
    chunk[from + OWNER_AND_KIND] = owner * KINDS_OF_REPLY + kind
  }

  #isAt(row: number, command: CommandIdentity): boolean {
    const chunk = this.#chunk(row)
    const from = at(row)
    if (chunk[from + KEY1] !== command.key1 || chunk[from + KEY2] !== command.key2) return false
    return this.#owner(row) === command.owner
  }

  #owner(row: number): number {
    const packed = this.#chunk(row)[at(row) + OWNER_AND_KIND] as number
    return wholeQuotient(packed, KINDS_OF_REPLY)
  }

  #chunk(row: number): Float64Array {
    return this.#chunks[row >> CHUNK_SHIFT] as Float64Array
  }

  #growRows(): void {
    const chunk = new Float64Array(CHUNK_ROWS * ROW)
    this.#chunks.push(chunk)
    this.#quotes.push(new BigInt64Array(chunk.buffer))
  }

  #writeRow(writer: ByteWriter, row: number): void {
    const chunk = this.#chunk(row)
    const from = at(row)
    const reply = this.reply(row)
    writer.u32(this.#owner(row))
    writer.u53(chunk[from + KEY1] as number)
    writer.u53(chunk[from + KEY2] as number)
    writer.u53(chunk[from + INPUT_HASH] as number)
    writeReply(writer, reply)
  }

  #readRow(reader: ByteReader): void {
    const owner = reader.u32()
    const stamp = { owner, key1: reader.u53(), key2: reader.u53(), inputHash: reader.u53(), issuedAt: 0 }
    this.add(stamp, readReply(reader))
  }
}

function at(row: number): number {
  return (row & (CHUNK_ROWS - 1)) * ROW
}

/** Spreads an identity over 32 bits; the high ones say the place. */
function hashOf(owner: number, key1: number, key2: number): number {
  const first = Math.imul((key1 | 0) ^ owner, 0x9e3779b1)
  const second = Math.imul(first ^ (first >>> 15) ^ (key2 | 0), 0x85ebca6b)
  return Math.imul(second ^ (second >>> 13), 0xc2b2ae35)
}

function writeReply(writer: ByteWriter, reply: Reply): void {
  if (reply.kind === 'rejected') {
    writer.u8(REJECTED)
    writer.text(reply.rejection)
    const facts = Object.entries(reply.facts)
    writer.varint(facts.length)
    for (const [name, value] of facts) {
      writer.text(name)
      writer.u8(typeof value === 'number' ? 1 : 0)
      writer.text(String(value))
    }
    return
  }
  if (reply.kind === 'done') {
    writer.u8(DONE)
    writer.u53(reply.value)
    return
  }
  writer.u8(ORDER + ORDER_STATES[reply.state])
  writer.u53(reply.order)
  writer.u32(reply.lotsFilled)
  writer.u32(reply.lotsLeft)
  writer.i64(reply.quoteFilled)
}

function readReply(reader: ByteReader): Reply {
  const kind = reader.u8()
  if (kind === DONE) return { kind: 'done', value: reader.u53() }
  if (kind !== REJECTED) {
    const order = reader.u53()
    const lotsFilled = reader.u32()
    const lotsLeft = reader.u32()
    return {
      kind: 'order',
      order,
      state: STATES[kind - ORDER] ?? 'closed',
      lotsFilled,
      lotsLeft,
      quoteFilled: reader.i64(),
    }
  }
  const rejection = reader.text() as Rejection
  const facts: Record<string, string | number> = {}
  for (let left = reader.count(3); left > 0; left--) {
    const name = reader.text()
    const number = reader.u8() === 1
    facts[name] = number ? Number(reader.text()) : reader.text()
  }
  return { kind: 'rejected', rejection, facts }
}
