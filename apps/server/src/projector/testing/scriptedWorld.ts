import type { CoreEvent, Posting, World } from '@touchstone/protocol'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import type { ProjectedWorld } from '../projector.ts'

/** A world whose log is written by a test, event by event: for what no real core needs to have done. */
export class ScriptedWorld implements ProjectedWorld {
  readonly world: World
  readonly entries: AppliedEntry[] = []
  readonly #listeners = new Set<(entry: AppliedEntry) => void>()

  constructor(world: World = 'real') {
    this.world = world
  }

  get core(): { readonly sequence: number } {
    return { sequence: this.entries.length }
  }

  /** Appends one entry; returns its sequence. */
  tell(time: number, events: readonly CoreEvent[], postings: readonly Posting[] = [], duplicate = false): number {
    const sequence = this.entries.length + 1
    const command = { type: 'ResumeClock', reason: 'scripted' } as const
    const entry = {
      sequence,
      time,
      command,
      reply: { kind: 'done', value: 0 },
      events,
      postings,
      duplicate,
    } as const
    this.entries.push(entry)
    for (const listener of this.#listeners) listener(entry)
    return sequence
  }

  follow(listener: (entry: AppliedEntry) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async *replay(fromSequence: number): AsyncIterable<AppliedEntry> {
    for (const entry of this.entries.slice(fromSequence - 1)) {
      await Promise.resolve()
      yield entry
    }
  }
}
