import type { IndexId } from '@touchstone/protocol'
import type { Ticks, Timestamp } from '@touchstone/quantities'
import type { WorldPort } from '../sequencer/worldPort.ts'

export interface EntryKind {
  readonly sequence: number
  readonly time: Timestamp
  readonly type: string
}

export interface PricedIndex {
  readonly index: IndexId
  readonly price: Ticks
}

/** What is remembered of a world's last entries, from this process's start on. */
export interface LastEntries {
  /** Newest first: what kinds they were, never whose. */
  kinds(): readonly EntryKind[]
  /** The index listed first of those that this entry gave a price to, as the exchange computed it; undefined for a forgotten entry. */
  pricedBy(sequence: number): PricedIndex | undefined
}

const SHOWN = 10
/** Ten minutes of prices, once a second. */
const PRICES_KEPT = 600

export function followLastEntries(world: Pick<WorldPort, 'follow'>): LastEntries {
  const kinds: EntryKind[] = []
  const priced = new Map<number, PricedIndex>()
  world.follow(({ sequence, time, command, events }) => {
    kinds.unshift({ sequence, time, type: command.type })
    if (kinds.length > SHOWN) kinds.pop()
    if (command.type !== 'IndexSamples') return
    const [sampled] = events
      .filter((event) => event.type === 'IndexSampled')
      .filter(({ price }) => price !== 0)
      .sort((one, other) => one.index - other.index)
    if (!sampled) return
    priced.set(sequence, { index: sampled.index, price: sampled.price })
    const oldest = priced.keys().next()
    if (priced.size > PRICES_KEPT && !oldest.done) priced.delete(oldest.value)
  })
  return { kinds: () => kinds, pricedBy: (sequence) => priced.get(sequence) }
}
