import type { CustomerCommand, Reply } from '@touchstone/protocol'
import type { AppliedEntry, WorldPort } from './worldPort.ts'

/** The entry that answered a repeated command, for an answer of which the core only remembers the entry (IDEM-1). */
export function answeredBefore({ reply }: AppliedEntry): number | undefined {
  if (reply.kind !== 'rejected' || reply.rejection !== 'done_before') return undefined
  return Number(reply.facts.sequence)
}

/**
 * The first answer to a repeated command, worked out again from the log: the same answer for the same request, a conflict for another
 * request. Takes about as long as applying the entries since the snapshot before it, so commands are handled one after the other.
 */
export class FirstAnswers {
  readonly #replay: WorldPort['replay']
  #last: Promise<unknown> = Promise.resolve()

  constructor(replay: WorldPort['replay']) {
    this.#replay = replay
  }

  /** `repeated` with the answer of entry `sequence`. Rejects when the log cannot be read. */
  async to(repeated: AppliedEntry, sequence: number): Promise<AppliedEntry> {
    const first = await this.entryAt(sequence)
    if (first?.sequence !== sequence) return repeated
    return { ...repeated, reply: isSameRequest(first, repeated) ? first.reply : CONFLICT }
  }

  /** An entry of the log; undefined when there is none. Rejects when the log cannot be read. */
  entryAt(sequence: number): Promise<AppliedEntry | undefined> {
    const entry = this.#last.then(() => this.#read(sequence))
    this.#last = entry.catch(() => undefined)
    return entry
  }

  async #read(sequence: number): Promise<AppliedEntry | undefined> {
    for await (const entry of this.#replay(sequence)) return entry
    return undefined
  }
}

const CONFLICT: Reply = { kind: 'rejected', rejection: 'conflict', facts: {} }

function isSameRequest(first: AppliedEntry, repeated: AppliedEntry): boolean {
  const [one, other] = [stampOf(first), stampOf(repeated)]
  if (!one || !other) return false
  return (
    one.owner === other.owner && one.key1 === other.key1 && one.key2 === other.key2 && one.inputHash === other.inputHash
  )
}

function stampOf({ command }: AppliedEntry): CustomerCommand | undefined {
  return 'key1' in command ? command : undefined
}
