import type { CoreEvent, World } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import type { BatchRows } from './batchRows.ts'
import type { ProjectionTables } from './schema.ts'
import type { ProjectedTable } from './table.ts'
import type { LiveTracking } from './tracking.ts'

/** Where in the log something happened. */
export interface Place {
  readonly sequence: number
  readonly time: Timestamp
}

/** The same, which event of the entry it was, and all events of that entry. */
export interface EventPlace extends Place {
  readonly ordinal: number
  readonly events: readonly CoreEvent[]
}

interface Named {
  readonly type: string
}

/** Adds what an event makes to the rows of a batch. As a method, so that one list can hold those of all events. */
type RowsOf<Event, Memory> = {
  rows(event: Event, place: EventPlace, rows: BatchRows, memory: Memory): void
}['rows']

type EventRows<Event extends Named, Type extends string, Memory> = {
  readonly [Each in Type]: RowsOf<Extract<Event, { readonly type: Each }>, Memory>
}

/** State that is kept from one batch to the next; readers and live streams follow the same state in memory. */
type Remembered<Memory> = LiveTracking & {
  readonly open: (database: Kysely<ProjectionTables>, world: World) => Promise<Memory>
}

/** What one product or floor makes of the log in SQL: its tables, and for each of its events the rows that follow from it. */
export interface Projection<Type extends string = string, Elsewhere extends string = string> {
  readonly tables: readonly ProjectedTable[]
  readonly tracking: LiveTracking | undefined
  /** Those that rows are made of, by type. */
  readonly events: Readonly<Record<Type, unknown>>
  /** Events of its own that no row is made of, and why. */
  readonly elsewhere: Readonly<Record<Elsewhere, string>> | undefined
  open(database: Kysely<ProjectionTables>, world: World): Promise<RunningProjection>
}

export interface RunningProjection {
  take(event: Named, place: EventPlace, rows: BatchRows): void
}

/** The door by which a projection of these events joins. The projector behind it knows no field of an event or a memory. */
export function projectionOf<Event extends Named>() {
  return <const Type extends Event['type'], const Elsewhere extends Event['type'] = never, Memory = null>(described: {
    readonly tables: readonly ProjectedTable[]
    readonly tracking?: Remembered<Memory>
    readonly events: EventRows<Event, Type, Memory>
    /** Events of its own that no row is made of, and why. */
    readonly elsewhere?: Readonly<Record<Elsewhere, string>>
  }): Projection<Type, Elsewhere> => {
    const { tables, tracking, events, elsewhere } = described
    return {
      tables,
      tracking,
      events,
      elsewhere,
      async open(database, world) {
        const remembered = await tracking?.open(database, world)
        const makers: Readonly<Record<string, RowsOf<Named, Memory | undefined>>> = events
        return {
          take: (event, place, rows) => makers[event.type]?.(event, place, rows, remembered),
        }
      },
    }
  }
}

/** A projection of events of the exchange. */
export const defineProjection = projectionOf<CoreEvent>()
