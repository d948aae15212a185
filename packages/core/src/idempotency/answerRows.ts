import type { ByteReader, ByteWriter, CustomerCommand, Rejection, RejectionFacts, Reply } from '@touchstone/protocol'
import { ORDER_STATES, REJECTIONS, ByteWriter as Writer } from '@touchstone/protocol'
import { wordsByNumber } from '@touchstone/protocol/shape'
import type { Timestamp } from '@touchstone/quantities'
import type { NewSha256 } from '../hash/sha256.ts'
import { readFacts, writeFacts } from './factsBytes.ts'
import type { CommandIdentity } from './identityHash.ts'

/** Answers of one piece: it is forgotten as a whole. */
const PIECE_ROWS = 4096
const ROW = 10

/** Numbers of a row: the entry, the command's owner, identity and input, the kind of reply and its four numbers. */
const SEQUENCE = 0
const OWNER = 1
const KEY1 = 2
const KEY2 = 3
const INPUT_HASH = 4
const KIND = 5
const FIRST = 6
const FILLED = 7
const LEFT = 8
const QUOTE = 9

const REJECTED = 0
const DONE = 1
const ORDER = 2
const STATES = wordsByNumber(ORDER_STATES)

/** A refusal is kept as its code, which never changes its meaning. */
const WORDS = new Map<number, Rejection>(
  Object.entries(REJECTIONS).map(([word, { code }]) => [code, word as Rejection]),
)
const NO_FACTS: RejectionFacts = {}

/** Whole answers, one after the other: rows of numbers, and beside them the facts of refusals that have any. */
export class AnswerRows {
  lastAt: Timestamp
  readonly firstSequence: number
  #rows = 0
  readonly #bytes: Uint8Array
  readonly #numbers: Float64Array
  readonly #quotes: BigInt64Array
  readonly #facts: RejectionFacts[] = []
  #digest: Uint8Array | undefined

  /** `forgotten` is another piece, which must not be used any more: its memory is used again. */
  constructor(firstSequence: number, lastAt: Timestamp, forgotten?: AnswerRows) {
    this.firstSequence = firstSequence
    this.lastAt = lastAt
    // Shared memory is no load on the garbage collector, which would otherwise collect everything for its sake. It also learns
    // late that such memory is free: hence what is forgotten gives it to what comes.
    const memory = forgotten ? forgotten.#bytes.buffer : new SharedArrayBuffer(PIECE_ROWS * ROW * 8)
    this.#bytes = new Uint8Array(memory)
    if (forgotten) this.#bytes.fill(0)
    this.#numbers = new Float64Array(memory)
    this.#quotes = new BigInt64Array(memory)
  }

  get isFull(): boolean {
    return this.#rows === PIECE_ROWS
  }

  get size(): number {
    return this.#rows
  }

  add({ owner, key1, key2, inputHash }: CustomerCommand, reply: Reply, sequence: number, now: Timestamp): void {
    const from = this.#rows++ * ROW
    const numbers = this.#numbers
    numbers[from + SEQUENCE] = sequence
    numbers[from + OWNER] = owner
    numbers[from + KEY1] = key1
    numbers[from + KEY2] = key2
    numbers[from + INPUT_HASH] = inputHash
    this.#store(from, reply)
    this.lastAt = now
  }

  /** The row of an entry, or -1. */
  rowOf(sequence: number): number {
    let low = 0
    let high = this.#rows - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const found = this.#number(middle, SEQUENCE)
      if (found === sequence) return middle
      if (found < sequence) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  isOf(row: number, { owner, key1, key2 }: CommandIdentity): boolean {
    return this.#number(row, KEY2) === key2 && this.#number(row, KEY1) === key1 && this.#number(row, OWNER) === owner
  }

  inputHash(row: number): number {
    return this.#number(row, INPUT_HASH)
  }

  reply(row: number): Reply {
    const kind = this.#number(row, KIND)
    const first = this.#number(row, FIRST)
    if (kind === REJECTED) {
      const facts = this.#facts[this.#number(row, FILLED) - 1] ?? NO_FACTS
      return { kind: 'rejected', rejection: WORDS.get(first) ?? 'internal', facts }
    }
    if (kind === DONE) return { kind: 'done', value: first }
    return {
      kind: 'order',
      order: first,
      state: STATES[kind - ORDER] ?? 'closed',
      lotsFilled: this.#number(row, FILLED),
      lotsLeft: this.#number(row, LEFT),
      quoteFilled: this.#quotes[row * ROW + QUOTE] as bigint,
    }
  }

  /** The rows as they lie in memory, then the facts. */
  write(writer: ByteWriter): void {
    writer.u53(this.firstSequence)
    writer.u53(this.lastAt)
    writer.varint(this.#rows)
    writer.raw(this.#bytes.subarray(0, this.#rows * ROW * 8))
    writeFacts(writer, this.#facts)
  }

  static read(reader: ByteReader): AnswerRows {
    const piece = new AnswerRows(reader.u53(), reader.u53())
    piece.#rows = reader.count(ROW * 8)
    piece.#bytes.set(reader.raw(piece.#rows * ROW * 8))
    piece.#facts.push(...readFacts(reader))
    return piece
  }

  /** SHA-256 of {@link write}'s bytes; of a full piece it is worked out once. */
  digest(newSha256: NewSha256): Uint8Array {
    if (this.#digest) return this.#digest
    const writer = new Writer(1024)
    this.write(writer)
    const hash = newSha256()
    hash.update(writer.bytes())
    const digest = hash.digest()
    if (this.isFull) this.#digest = digest
    return digest
  }

  #store(from: number, reply: Reply): void {
    const numbers = this.#numbers
    if (reply.kind === 'order') {
      numbers[from + KIND] = ORDER + ORDER_STATES[reply.state]
      numbers[from + FIRST] = reply.order
      numbers[from + FILLED] = reply.lotsFilled
      numbers[from + LEFT] = reply.lotsLeft
      this.#quotes[from + QUOTE] = reply.quoteFilled
    } else if (reply.kind === 'rejected') {
      numbers[from + FIRST] = REJECTIONS[reply.rejection].code
      if (Object.keys(reply.facts).length > 0) numbers[from + FILLED] = this.#facts.push(reply.facts)
    } else {
      numbers[from + KIND] = DONE
      numbers[from + FIRST] = reply.value
    }
  }

  #number(row: number, place: number): number {
    return this.#numbers[row * ROW + place] as number
  }
}
