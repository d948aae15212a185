import type { DealRow, FillData } from '@touchstone/protocol'
import type { LiveWorld } from '../live/liveWorld.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import type { ChannelSource } from './channel.ts'
import { defineOwnStream, type ToldSource } from './ownStream.ts'

/** One owner's fills as they happen, of all products. Earlier fills are asked for with getDealList. */
class FillSource implements ChannelSource {
  #rows: DealRow[] = []

  add(row: DealRow): void {
    this.#rows.push(row)
  }

  advance(): readonly FillData[] {
    if (this.#rows.length === 0) return []
    const rows = this.#rows
    this.#rows = []
    return [rows]
  }

  snapshot(): FillData {
    return []
  }
}

/** Adds one product's fills of an entry to the updates of their owners, oldest first. */
export type TellFills = (entry: AppliedEntry, live: LiveWorld, to: ToldSource<Pick<FillSource, 'add'>>) => void

export function fillStream(products: readonly TellFills[]) {
  return defineOwnStream({
    name: 'fill',
    source: () => new FillSource(),
    tell: (entry, live, to) => {
      for (const tell of products) tell(entry, live, to)
    },
  })
}
