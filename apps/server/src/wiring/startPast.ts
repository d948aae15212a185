import { setTimeout as delay } from 'node:timers/promises'
import { FEED_INSTRUMENTS, type PriceFeed, RECORDED_INSTRUMENTS } from '@touchstone/feeds'
import type { Kysely } from 'kysely'
import { LiveWorld } from '../live/liveWorld.ts'
import { PROJECTIONS } from '../products/projections.ts'
import type { HistoryPort } from '../projector/historyPort.ts'
import { keepReferenceCandles, type ReferenceSubject } from '../projector/referenceCandles.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import { WORLD_NAMES } from '../sequencer/openWorlds.ts'
import type { Foundation } from './foundation.ts'
import { type PerWorld, perWorld } from './perWorld.ts'

export interface Past {
  readonly database: Kysely<ProjectionTables>
  readonly projectors: PerWorld<HistoryPort>
  readonly live: PerWorld<LiveWorld>
  /** Resolves once the figures and open orders of both worlds are loaded, or after {@link LOADING_MS} at the latest. */
  readonly loaded: Promise<void>
}

/**
 * How long the server waits for the past before it serves requests. Rebuilding a history from a long log takes longer: listeners
 * then see no open orders at first, and all of them once they are loaded.
 */
const LOADING_MS = 15_000

/** History in SQL and the figures in memory, of both worlds; they catch up in the background. */
export async function startPast({
  worlds,
  data,
  database,
  history,
  logger,
  metrics,
  closing,
}: Foundation): Promise<Past> {
  // The same database, typed with the tables that the projections own.
  const projections = database.kysely as unknown as Kysely<ProjectionTables>
  const patient = database.patient as unknown as Kysely<ProjectionTables>
  const projectors = perWorld((name) => {
    const { world: port, quarantined } = worlds[name]
    const directory = data.world(name)
    return history.write({ port, directory, quarantined, projections: PROJECTIONS })
  })
  const live = perWorld(
    (name) => new LiveWorld({ port: worlds[name].world, projector: projectors[name], database: patient }),
  )
  const loading = WORLD_NAMES.map((name) => {
    closing.add(`${name} projector`, () => projectors[name].stop())
    closing.add(`${name} figures`, () => live[name].stop())
    return live[name].start().catch((error: unknown) => {
      logger.error({ event: 'figures_failed', world: name, err: error }, 'the figures of the past could not be loaded')
    })
  })
  metrics.watch('touchstone_history_behind', 'Log entries that history in SQL is behind', () =>
    perWorld((name) => projectors[name].behind),
  )
  const loaded = Promise.race([Promise.all(loading), delay(LOADING_MS, undefined, { ref: false })])
  return { database: projections, projectors, live, loaded: loaded.then(() => undefined) }
}

/** The names of all prices of the feed: spot markets and indexes, also those not listed yet. */
function feedSubjects({ markets }: PriceFeed): ReferenceSubject[] {
  return [...FEED_INSTRUMENTS, ...RECORDED_INSTRUMENTS].filter(({ id }) => markets.includes(id))
}

/** Keeps the feed's own past for the charts, in the background: no other part waits for it. */
export function keepFeedsPast({ feed, logger, closing }: Foundation, { database, live }: Past): void {
  if (!feed) return
  const keeping = keepReferenceCandles(database, feed, feedSubjects(feed), Date.now())
    .then(() => Promise.all(WORLD_NAMES.map((name) => live[name].learnReference())))
    .catch((error: unknown) =>
      logger.warn({ event: 'reference_failed', err: error }, 'the past of the feed could not be kept'),
    )
  closing.add('reference candles', () => keeping)
}
