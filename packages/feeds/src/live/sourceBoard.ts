import type { IndexId } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { VenueQuote } from './venue.ts'

/** A source that said nothing for longer does not count. */
const STALE_AFTER_MS = 2_000
/** A source that moves further than this at once counts only when another one is there too. */
const JUMP = 0.05

interface Heard {
  price: number
  sequence: number
  at: Timestamp
  /** The last price that counted; 0 = none yet. */
  counted: number
}

/** The last price of each source for each index. */
export class SourceBoard {
  readonly #heard = new Map<IndexId, Map<string, Heard>>()

  /** False for an old or repeated message. */
  hear(source: string, index: IndexId, { price, sequence }: VenueQuote, now: Timestamp): boolean {
    const sources = this.#heard.get(index) ?? new Map<string, Heard>()
    this.#heard.set(index, sources)
    const before = sources.get(source)
    if (before && sequence > 0 && sequence <= before.sequence) return false
    sources.set(source, { price, sequence, at: now, counted: before?.counted ?? 0 })
    return true
  }

  /** A new connection of the source: its sequences and prices begin anew. */
  forget(source: string): void {
    for (const sources of this.#heard.values()) sources.delete(source)
  }

  /** Whether any source has ever been heard about an index. */
  knows(index: IndexId): boolean {
    return this.#heard.has(index)
  }

  /** The prices that count now, by source name. */
  prices(index: IndexId, now: Timestamp): number[] {
    const sources = [...(this.#heard.get(index) ?? [])].sort(([one], [other]) => (one < other ? -1 : 1))
    const fresh = sources.map(([, heard]) => heard).filter(({ at }) => now - at <= STALE_AFTER_MS)
    return fresh
      .filter((heard) => {
        const leaps = heard.counted > 0 && !isNear(heard.price, heard.counted)
        if (leaps && !fresh.some((other) => other !== heard && isNear(other.price, heard.price))) return false
        heard.counted = heard.price
        return true
      })
      .map(({ price }) => price)
  }
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= JUMP * other
}
