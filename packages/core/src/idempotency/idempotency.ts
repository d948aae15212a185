import type { ByteReader, ByteWriter, CustomerCommand, Reply } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { refuse } from '../entry/refusal.ts'
import type { NewSha256 } from '../hash/sha256.ts'
import { type CommandIdentity, IdempotencyWindow } from './idempotencyWindow.ts'

const HOUR_MS = 3_600_000
/** How long a result is kept at least, in log time. */
const KEPT_MS = 25 * HOUR_MS
/** A command that says when it was issued is refused when older. */
const TOO_OLD_MS = 24 * HOUR_MS
/** How far in the future an issue time may lie. Kept − too old: so that forgetting never comes before refusing. */
const FUTURE_MS = KEPT_MS - TOO_OLD_MS

/**
 * One result per command identity (owner, key1, key2), kept at least 25 hours of log time in two windows that rotate.
 * IDEM-1 to IDEM-4 in RULES.md.
 */
export class Idempotency {
  readonly #newSha256: NewSha256
  #current: IdempotencyWindow
  #previous: IdempotencyWindow

  constructor(newSha256: NewSha256) {
    this.#newSha256 = newSha256
    this.#current = new IdempotencyWindow(0, newSha256)
    this.#previous = new IdempotencyWindow(0, newSha256)
  }

  /** Turns the windows when the current one is old enough. Call with the core's time before looking anything up. */
  rotate(now: Timestamp): void {
    if (now - this.#current.startedAt < KEPT_MS) return
    this.#previous = this.#current
    this.#current = new IdempotencyWindow(now, this.#newSha256, this.#previous.size)
  }

  /** The first reply when the command was seen, a refusal when it must not be done, undefined when it is new. */
  seen(command: CustomerCommand): Reply | undefined {
    const row = this.#current.find(command)
    if (row >= 0) return answer(this.#current, row, command)
    const old = this.#previous.size === 0 ? -1 : this.#previous.find(command)
    return old >= 0 ? answer(this.#previous, old, command) : undefined
  }

  /** Whether an identity is on record, with any input. */
  remembers(identity: CommandIdentity): boolean {
    return this.#current.find(identity) >= 0 || (this.#previous.size > 0 && this.#previous.find(identity) >= 0)
  }

  /** Why a new command's issue time forbids it, if it does. */
  untimely(command: CustomerCommand, now: Timestamp): Reply | undefined {
    if (command.issuedAt === 0) return undefined
    if (now - command.issuedAt > TOO_OLD_MS) return refuse('request_too_old')
    return command.issuedAt - now > FUTURE_MS ? refuse('bad_command') : undefined
  }

  remember(command: CustomerCommand, reply: Reply): void {
    this.#current.add(command, reply)
  }

  /** How many results are kept. */
  get size(): number {
    return this.#current.size + this.#previous.size
  }

  writeDigest(writer: ByteWriter): void {
    for (const window of [this.#previous, this.#current]) {
      writer.u53(window.startedAt)
      writer.varint(window.size)
      writer.raw(window.digest())
    }
  }

  write(writer: ByteWriter): void {
    this.#previous.write(writer)
    this.#current.write(writer)
  }

  static read(reader: ByteReader, newSha256: NewSha256): Idempotency {
    const read = new Idempotency(newSha256)
    read.#previous = IdempotencyWindow.read(reader, newSha256)
    read.#current = IdempotencyWindow.read(reader, newSha256)
    return read
  }
}

function answer(window: IdempotencyWindow, row: number, command: CustomerCommand): Reply {
  return window.inputHash(row) === command.inputHash ? window.reply(row) : refuse('conflict')
}
