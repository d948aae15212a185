import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { type CallContext, sessionOf } from '../gateway/callContext.ts'
import type { LiveWorld } from '../live/liveWorld.ts'
import type { HistoryPort } from '../projector/historyPort.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { OwnReading, Reading } from './reading.ts'

export interface PastReaderParts {
  readonly database: Kysely<ProjectionTables>
  readonly worlds: Readonly<Record<World, { readonly live: LiveWorld; readonly projector: HistoryPort }>>
}

const WAIT_MS = 500

/** Opens history for a call once it has reached the entry that the caller has seen, or a little later without it. */
export class PastReader {
  readonly #parts: PastReaderParts

  constructor(parts: PastReaderParts) {
    this.#parts = parts
  }

  /** The public part, of the caller's world or the real one; says how far behind it is. */
  async open(context: CallContext): Promise<Reading> {
    const { database, worlds } = this.#parts
    const world = context.session?.world ?? 'real'
    const { live, projector } = worlds[world]
    await projector.waitFor(Math.min(context.minSequence, live.port.core.sequence), WAIT_MS)
    context.setBehind?.(projector.behind)
    return { database, world, live }
  }

  /** The caller's own part. */
  async own(context: CallContext): Promise<OwnReading> {
    const { owner } = sessionOf(context)
    return { ...(await this.open(context)), owner }
  }
}
