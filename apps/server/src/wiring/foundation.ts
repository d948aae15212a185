import type { PriceFeed } from '@touchstone/feeds'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { seedContent } from '../content/seedContent.ts'
import { checkKeys } from '../crypto/keyFiles.ts'
import { type OpenDatabase, openDatabase } from '../database/openDatabase.ts'
import { startFollower } from '../follower/startFollower.ts'
import { HistoryWriters } from '../historyWriter/historyWriters.ts'
import { feedSeed } from '../house/feedSeed.ts'
import { type HouseFeedSettings, openHouseFeed } from '../house/openHouseFeed.ts'
import type { IdentityPolicy } from '../identity/limits/policy.ts'
import { type Journals, journalHere, journalThread, startJournals } from '../journal/startJournals.ts'
import type { Closing } from '../operations/closing.ts'
import { type DataDirectory, prepareDataDirectory } from '../operations/dataDirectory.ts'
import { checkPort } from '../operations/listen.ts'
import { createMetrics, type Metrics } from '../operations/metrics.ts'
import { watchSpace } from '../operations/watchSpace.ts'
import { checkFeed, type OpenedWorlds, openWorlds, WORLD_NAMES } from '../sequencer/openWorlds.ts'
import type { ThreadCare } from '../threads/onThread.ts'
import { SERVER_MIGRATIONS } from './migrations.ts'
import { type OpenedChain, openChain } from './openChain.ts'
import { perWorld } from './perWorld.ts'

/** Everything that is open before the first request is served. */
export interface Foundation {
  readonly config: Config
  readonly logger: Logger
  readonly metrics: Metrics
  readonly data: DataDirectory
  readonly journals: Journals
  readonly worlds: OpenedWorlds
  readonly database: OpenDatabase
  /** Where history is written. */
  readonly history: HistoryWriters
  /** The names and the past of outside prices; the house polls a feed of its own. null: there are no outside prices. */
  readonly feed: PriceFeed | null
  /** Settings from which the house opens its feed. null: there are no outside prices. */
  readonly feedSettings: HouseFeedSettings | null
  /** null: no deposits and no payouts over a chain. */
  readonly chain: OpenedChain | null
  /** Seed of the house's draws. */
  readonly seed: string
  /** Cost of hashing a password; undefined: as the policy says. */
  readonly hashing: IdentityPolicy['hashing'] | undefined
  readonly closing: Closing
  /** False: the parts that have threads of their own run on this one. */
  readonly threads: boolean
  /** How those threads are bounded and looked after. */
  readonly care: ThreadCare
}

export interface FoundationOptions {
  readonly logger: Logger
  /** Size of journal segments, for tests. */
  readonly segmentBytes?: number
  /** False: the parts that have threads of their own run on this one, for tests that start many servers. */
  readonly threads?: boolean
  /** How those threads are limited and watched, for tests that end them. */
  readonly care?: ThreadCare
  /** Cost of hashing a password, for tests of something else. */
  readonly hashing?: IdentityPolicy['hashing']
}

type Beginning = Pick<
  Foundation,
  'config' | 'logger' | 'metrics' | 'data' | 'seed' | 'hashing' | 'closing' | 'history' | 'threads' | 'care'
>

/** For worlds that were founded then. */
function settingsOfFeed({ config, seed }: Beginning, bornAt: number): HouseFeedSettings | null {
  return config.feed === null ? null : { feed: config.feed, seed, bornAt, liveSources: config.liveSources }
}

function feedOf(settings: HouseFeedSettings | null): PriceFeed | null {
  return settings && openHouseFeed(settings)
}

interface OpenedLogs {
  readonly journals: Journals
  readonly worlds: OpenedWorlds
}

async function openLogs(beginning: Beginning, segmentBytes: number | undefined): Promise<OpenedLogs> {
  const { logger, threads, care } = beginning
  const journals = await startJournals({ carrier: threads ? journalThread(care) : journalHere(), logger })
  beginning.closing.add('journals', () => journals.stop())
  const follower = await startFollower({ place: threads ? 'thread' : 'process', care, logger })
  beginning.closing.add('follower', () => follower.stop())
  const worlds = await openWorlds({
    ...beginning,
    feed: () => feedOf(settingsOfFeed(beginning, Date.now())),
    openLog: journals.open,
    follow: follower.follow,
    ...(segmentBytes ? { segmentBytes } : {}),
  })
  beginning.metrics.watch('touchstone_follower_behind', 'Answered log entries that are not proved yet, by world', () =>
    perWorld((name) => worlds[name].keeper.proofs.behind),
  )
  beginning.closing.add('worlds', async () => {
    for (const name of WORLD_NAMES) {
      await worlds[name].keeper.stop()
      await worlds[name].world.close()
    }
  })
  return { journals, worlds }
}

const SPACE_EVERY_MS = 1_000

/** Refuses commands before the disk is full: a journal survives a full disk, an embedded database does not. */
async function keepSpace({ config, data, logger, closing }: Beginning, worlds: OpenedWorlds): Promise<void> {
  const space = watchSpace({
    folder: data.root,
    reserveBytes: config.diskReserveMb * 2 ** 20,
    everyMs: SPACE_EVERY_MS,
    onChange: (short) => {
      logger.warn({ event: 'space', short }, short ? 'the disk is nearly full' : 'there is space again')
      for (const name of WORLD_NAMES) worlds[name].world.spareSpace(short)
    },
    onProblem: (error) => logger.warn({ event: 'space_unknown', err: error }, 'the free space could not be read'),
  })
  await space.run().catch(() => undefined)
  space.start()
  closing.add('space', () => space.stop())
}

async function openSql({ config, logger, closing, history }: Beginning): Promise<OpenDatabase> {
  const database = await openDatabase({
    dataDirectory: config.dataDir,
    databaseUrl: config.databaseUrl,
    migrations: SERVER_MIGRATIONS,
    embedded: history.embedded(),
    onConnectionLost: (error) =>
      logger.warn({ event: 'database_lost', reason: error.message }, 'a connection was lost'),
    onWaiting: (reason) => logger.warn({ event: 'database_awaited', reason }, 'the start waits for the database'),
  })
  closing.add('database', () => database.close())
  if (config.databaseUrl !== null) closing.add('history', await history.connect(config.databaseUrl))
  await seedContent(database.kysely, { sandbox: config.mode === 'sandbox' })
  return database
}

/** Opens the logs and the database side by side. Every opened part is registered with `closing`, even if another one fails. */
export async function layFoundation(
  config: Config,
  { logger, segmentBytes, threads = true, care = {}, hashing }: FoundationOptions,
  closing: Closing,
): Promise<Foundation> {
  const { host, port, consolePort } = config
  await checkPort({ host, port, setting: 'PORT' })
  await checkPort({ host, port: consolePort, setting: 'CONSOLE_PORT' })
  const data = await prepareDataDirectory(config.dataDir)
  if (config.mode === 'production') await checkKeys(data.keys)
  const seed = config.feed === null ? '' : await feedSeed(config.dataDir, config.seed)
  const history = new HistoryWriters({ place: threads ? 'thread' : 'process', care, logger })
  const beginning = { config, logger, metrics: createMetrics(), data, seed, hashing, closing, threads, care, history }
  const opening = [openLogs(beginning, segmentBytes), openSql(beginning), openChain(beginning)] as const
  await Promise.allSettled(opening)
  const [{ journals, worlds }, database, chain] = await Promise.all(opening)
  await keepSpace(beginning, worlds)
  const feedSettings = settingsOfFeed(beginning, worlds.real.bornAt)
  const feed = feedOf(feedSettings)
  if (feed) {
    checkFeed(worlds, feed)
    closing.add('feed', () => feed.close())
  }
  return { ...beginning, journals, worlds, database, feed, feedSettings, chain }
}
