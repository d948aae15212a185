import type { ByteReader, ByteWriter, CustomerCommand, Reply } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { refuse } from '../entry/refusal.ts'
import type { NewSha256 } from '../hash/sha256.ts'
import { AnswerRows } from './answerRows.ts'
import { type CommandIdentity, IdentityHash } from './identityHash.ts'
import { IdentityRun, type MayBe } from './identityRun.ts'

const HOUR_MS = 3_600_000
/** How long a whole answer is kept at least, in log time. */
const WHOLE_MS = HOUR_MS
/** How long it is known at least that a command was answered. */
const KEPT_MS = 25 * HOUR_MS
/** Identities of so long a time are forgotten together. */
const RUN_MS = 5 * HOUR_MS
/** A command that says when it was issued is refused when older. */
const TOO_OLD_MS = 24 * HOUR_MS
/** How far in the future an issue time may lie. Kept − too old: so that forgetting never comes before refusing. */
const FUTURE_MS = KEPT_MS - TOO_OLD_MS

/**
 * One result per command identity (owner, key1, key2): the whole answer for an hour of log time, and for 25 hours the entry
 * that answered. IDEM-1 to IDEM-5 in RULES.md.
 */
export class Idempotency {
  readonly #newSha256: NewSha256
  /** Both the oldest first. */
  #answers: AnswerRows[] = []
  #forgotten: AnswerRows | undefined
  #runs: IdentityRun[] = []
  readonly #hash = new IdentityHash()
  /** False when the whole answer of that entry is there and is another identity's. */
  readonly #mayBe: MayBe = (sequence, identity) => {
    const piece = this.#pieceOf(sequence)
    const row = piece?.rowOf(sequence) ?? -1
    return !piece || row < 0 || piece.isOf(row, identity)
  }

  constructor(newSha256: NewSha256) {
    this.#newSha256 = newSha256
  }

  /** Forgets answers and identities that are old enough. Call with the core's time before looking any up. */
  rotate(now: Timestamp): void {
    while (this.#answers[0] && now - this.#answers[0].lastAt >= WHOLE_MS) this.#forgotten = this.#answers.shift()
    while (this.#runs[0] && now - this.#runs[0].lastAt >= KEPT_MS) this.#runs.shift()
  }

  /** The first reply when the command was seen, a refusal when it must not be done, undefined when it is new. */
  seen(command: CustomerCommand): Reply | undefined {
    const sequence = this.#find(command)
    if (sequence === 0) return undefined
    const piece = this.#pieceOf(sequence)
    const row = piece?.rowOf(sequence) ?? -1
    if (!piece || row < 0) return refuse('done_before', { sequence })
    return piece.inputHash(row) === command.inputHash ? piece.reply(row) : refuse('conflict')
  }

  /** The entry that answered an identity, with any input; 0 when it is not on record. */
  answeredBy(identity: CommandIdentity): number {
    return this.#find(identity)
  }

  /** Why a new command's issue time forbids it, if it does. */
  untimely(command: CustomerCommand, now: Timestamp): Reply | undefined {
    if (command.issuedAt === 0) return undefined
    if (now - command.issuedAt > TOO_OLD_MS) return refuse('request_too_old')
    return command.issuedAt - now > FUTURE_MS ? refuse('bad_command') : undefined
  }

  /** Keeps the reply to a command that was not seen. */
  remember(command: CustomerCommand, reply: Reply, sequence: number, now: Timestamp): void {
    this.#pieceFor(sequence, now).add(command, reply, sequence, now)
    this.#runFor(sequence, now).add(command, sequence, now)
  }

  /** How many identities are known, of an owner or of all. */
  count(owner?: number): number {
    return this.#runs.reduce((sum, run) => sum + (owner === undefined ? run.size : run.countOf(owner)), 0)
  }

  writeDigest(writer: ByteWriter): void {
    writer.varint(this.#answers.length)
    for (const piece of this.#answers) writer.raw(piece.digest(this.#newSha256))
    writer.varint(this.#runs.length)
    for (const run of this.#runs) run.writeDigest(writer, this.#newSha256)
  }

  write(writer: ByteWriter): void {
    writer.varint(this.#answers.length)
    for (const piece of this.#answers) piece.write(writer)
    writer.varint(this.#runs.length)
    for (const run of this.#runs) run.write(writer)
  }

  /** Calls `onPart` after each run of identities. */
  static read(reader: ByteReader, newSha256: NewSha256, onPart: () => void): Idempotency {
    const read = new Idempotency(newSha256)
    for (let left = reader.count(17); left > 0; left--) read.#answers.push(AnswerRows.read(reader))
    for (let left = reader.count(26); left > 0; left--) {
      read.#runs.push(IdentityRun.read(reader, read.#hash, read.#mayBe))
      onPart()
    }
    return read
  }

  /** The entry that answered an identity, 0 for none. */
  #find(identity: CommandIdentity): number {
    for (let at = this.#runs.length - 1; at >= 0; at--) {
      const sequence = (this.#runs[at] as IdentityRun).find(identity)
      if (sequence !== 0) return sequence
    }
    return 0
  }

  #pieceOf(sequence: number): AnswerRows | undefined {
    let low = 0
    let high = this.#answers.length - 1
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((this.#answers[middle] as AnswerRows).firstSequence <= sequence) low = middle
      else high = middle - 1
    }
    return this.#answers[low]
  }

  #pieceFor(sequence: number, now: Timestamp): AnswerRows {
    const last = this.#answers[this.#answers.length - 1]
    if (last && !last.isFull) return last
    const piece = new AnswerRows(sequence, now, this.#forgotten)
    this.#forgotten = undefined
    this.#answers.push(piece)
    return piece
  }

  #runFor(sequence: number, now: Timestamp): IdentityRun {
    const last = this.#runs[this.#runs.length - 1]
    if (last?.takes(sequence) && now - last.startedAt < RUN_MS) return last
    const run = new IdentityRun(now, sequence, this.#hash, this.#mayBe)
    this.#runs.push(run)
    return run
  }
}
