import type { CustomerCommand, Reply } from '@touchstone/protocol'
import { AskedTogether } from '../reading/askedTogether.ts'
import type { AppliedEntry, WorldPort } from './worldPort.ts'

/** The entry that answered a repeated command, for an answer of which the core only remembers the entry (IDEM-1). */
export function answeredBefore({ reply }: AppliedEntry): number | undefined {
  if (reply.kind !== 'rejected' || reply.rejection !== 'done_before') return undefined
  return Number(reply.facts.sequence)
}

/**
 * The first answer to a repeated command, worked out again from the log: the same answer for the same request, a conflict for another
 * request. Takes about as long as applying the entries since the snapshot before it. Whatever is asked meanwhile waits for the next
 * reading, which answers all of it: after a start many clients may repeat what they sent last.
 */
export class FirstAnswers {
  readonly #replay: WorldPort['replay']
  readonly #entries = new AskedTogether((sequences: readonly number[]) => this.#read(sequences))

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
    return this.#entries.get(sequence)
  }

  /** One reading, from the first entry that is asked for to the last. */
  async #read(sequences: readonly number[]): Promise<ReadonlyMap<number, AppliedEntry>> {
    const [first = 0, ...others] = sequences.toSorted((one, other) => one - other)
    const last = others.at(-1) ?? first
    const asked = new Set(sequences)
    const found = new Map<number, AppliedEntry>()
    for await (const entry of this.#replay(first)) {
      if (asked.has(entry.sequence)) found.set(entry.sequence, entry)
      if (entry.sequence >= last) break
    }
    return found
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
