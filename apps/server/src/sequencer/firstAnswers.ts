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
 * request. Takes about as long as applying the entries since the snapshot before it. Whatever is asked meanwhile is read
 * together after that: after a start many clients may repeat what they sent last.
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

  /** One reading for those that lie near each other: what lies far from the rest is nearer to a snapshot of its own. */
  async #read(sequences: readonly number[]): Promise<ReadonlyMap<number, AppliedEntry>> {
    const found = new Map<number, AppliedEntry>()
    for (const near of nearEachOther(sequences)) await this.#readRun(near, found)
    return found
  }

  async #readRun(sequences: readonly number[], found: Map<number, AppliedEntry>): Promise<void> {
    const asked = new Set(sequences)
    const last = sequences.at(-1) ?? 0
    for await (const entry of this.#replay(sequences[0] ?? 0)) {
      if (asked.has(entry.sequence)) found.set(entry.sequence, entry)
      if (entry.sequence >= last) break
    }
  }
}

/** Entries that are sooner applied than a snapshot is restored. */
const NEAR = 20_000

/** In ascending order, parted where the next one is further than {@link NEAR} away. */
function nearEachOther(sequences: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const sequence of sequences.toSorted((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run && sequence - (run.at(-1) ?? 0) <= NEAR) run.push(sequence)
    else runs.push([sequence])
  }
  return runs
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
