import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import type { ProjectionTables } from './schema.ts'

interface Tracker<Changes> {
  /** Takes in one entry; returns what it changed. */
  apply(entry: AppliedEntry): Changes
}

interface TrackingParts<Held> {
  readonly empty: () => Held
  /** As the tables have it, at their position. */
  readonly open: (database: Kysely<ProjectionTables>, world: World) => Promise<Held>
}

/** A tracking whose contents its user need not know: it can be loaded and kept up to date. */
export interface LiveTracking {
  load(live: object, database: Kysely<ProjectionTables>, world: World): Promise<void>
  apply(live: object, entry: AppliedEntry): void
}

/** What is not finished in one product, followed in the memory of a live world by the same tracker that history is made with. */
export class Tracking<Changes, Held extends Tracker<Changes>> implements LiveTracking {
  readonly open: TrackingParts<Held>['open']
  readonly #empty: () => Held
  readonly #held = new WeakMap<object, Held>()
  readonly #changes = new WeakMap<object, Changes>()

  constructor({ empty, open }: TrackingParts<Held>) {
    this.open = open
    this.#empty = empty
  }

  /** What is unfinished in this live world; nothing before it was loaded. */
  of(live: object): Held {
    const held = this.#held.get(live) ?? this.#empty()
    this.#held.set(live, held)
    return held
  }

  /** What the entry changed that listeners are being told of. */
  changes(live: object): Changes | undefined {
    return this.#changes.get(live)
  }

  async load(live: object, database: Kysely<ProjectionTables>, world: World): Promise<void> {
    this.#held.set(live, await this.open(database, world))
  }

  apply(live: object, entry: AppliedEntry): void {
    this.#changes.set(live, this.of(live).apply(entry))
  }
}
