import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { feedMismatch, type PriceFeed, RECORDED_MARKETS, sandboxGenesis, USDT_MARKETS } from '@touchstone/feeds'
import { loadOrCreateSigningKey, type SigningKey } from '@touchstone/log'
import type { Genesis, World as WorldName } from '@touchstone/protocol'
import type { Logger } from 'pino'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import type { OpenLog } from '../journal/worldLog.ts'
import type { DataDirectory } from '../operations/dataDirectory.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Follow } from './following.ts'
import { type OpenedWorld, openWorld } from './openWorld.ts'
import type { WorldObserver } from './world.ts'

export const WORLD_NAMES = ['real', 'demo'] as const satisfies readonly WorldName[]

export type OpenedWorlds = Readonly<Record<WorldName, OpenedWorld>>

export interface OpenWorldsOptions {
  readonly config: { readonly mode: 'sandbox' | 'production' }
  readonly data: DataDirectory
  /** Opened only when a new world is created, whose markets it supplies. null: there are no prices from outside. */
  readonly feed: () => BirthFeed | null
  readonly metrics: Metrics
  readonly logger: Logger
  readonly openLog: OpenLog
  readonly follow: Follow
  readonly segmentBytes?: number
}

/** Key file of the signed checkpoints; its public half lies beside the logs for auditors. */
export const CHECKPOINT_KEY = 'checkpoints.pem'
export const PUBLIC_KEY = 'checkpoints.pub.pem'

const SANDBOX_SEGMENT_BYTES = 16 * 1024 * 1024
const LIVE_SOURCES = 3

/** A lost key is not replaced silently: checkpoints signed with it could no longer be told from forged ones. */
async function checkpointKey(data: DataDirectory): Promise<SigningKey> {
  const path = join(data.keys, CHECKPOINT_KEY)
  const publicPath = join(data.root, PUBLIC_KEY)
  if (existsSync(publicPath) && !existsSync(path))
    throw new StartUpProblem(`the key that signs the checkpoints is gone from ${path}: put it back from a copy`)
  const key = await loadOrCreateSigningKey(path).catch((error: unknown) => {
    throw new StartUpProblem(error instanceof Error ? error.message : String(error))
  })
  if (existsSync(publicPath) && (await readFile(publicPath, 'utf8')) !== key.publicKeyPem)
    throw new StartUpProblem(`${publicPath} belongs to another key than ${path}: put the right one back from a copy`)
  await writeFile(publicPath, key.publicKeyPem)
  return key
}

function observerOf(world: WorldName, metrics: Metrics, logger: Logger): WorldObserver {
  return {
    appended: (milliseconds) => metrics.appended(world, milliseconds),
    block: (commands, sequence) => metrics.block(world, commands, sequence),
    halted(halt) {
      metrics.halted(world)
      logger.fatal({ event: 'halted', world, ...halt }, `the ${world} world stopped: nothing is accepted any more`)
    },
    followerFailed(error, sequence) {
      logger.error({ event: 'follower_failed', world, sequence, err: error }, 'a follower missed an entry')
    },
  }
}

type BirthFeed = Pick<PriceFeed, 'markets' | 'minimumSources'>

/** Markets of a world that is created without a feed: all of them, in case there are prices one day. */
const NO_FEED: BirthFeed = {
  markets: [...USDT_MARKETS, ...RECORDED_MARKETS].map(({ id }) => id),
  minimumSources: LIVE_SOURCES,
}

/**
 * A real world is created without the house's money in production. A demo world holds play money whatever the mode: its faucet is
 * open, and the house trades in it.
 */
function genesisOf(world: WorldName, sandbox: boolean, feed: BirthFeed | null): Genesis {
  const genesis = sandboxGenesis(world, feed ?? NO_FEED)
  const playMoney = world === 'demo' || (sandbox && feed !== null)
  return playMoney ? genesis : { ...genesis, sandbox: false, capital: [] }
}

/** Opens the real and the demo world, each on its own log. Throws StartUpProblem; what was opened is closed again. */
export async function openWorlds(options: OpenWorldsOptions): Promise<OpenedWorlds> {
  const { config, data, metrics, logger } = options
  const sandbox = config.mode === 'sandbox'
  const key = await checkpointKey(data)
  const open = (world: WorldName) =>
    openWorld({
      world,
      directory: data.world(world),
      key,
      openLog: options.openLog,
      follow: options.follow,
      // Play money goes on after a pause without an operator.
      sandbox: sandbox || world === 'demo',
      segmentBytes: options.segmentBytes ?? (sandbox ? SANDBOX_SEGMENT_BYTES : 0),
      genesis: () => genesisOf(world, sandbox, options.feed()),
      observer: observerOf(world, metrics, logger),
      logger,
    })
  const [real, demo] = await Promise.allSettled([open('real'), open('demo')])
  if (real.status === 'rejected' || demo.status === 'rejected') {
    for (const one of [real, demo]) if (one.status === 'fulfilled') await one.value.world.close()
    throw [real, demo].find((one) => one.status === 'rejected')?.reason
  }
  const worlds = { real: real.value, demo: demo.value }
  if (!sandbox && worlds.real.genesis.sandbox) {
    await closeWorlds(worlds)
    throw new StartUpProblem(`${data.root} was made by the sandbox: production needs a data folder of its own`)
  }
  return worlds
}

async function closeWorlds(worlds: OpenedWorlds): Promise<void> {
  for (const name of WORLD_NAMES) await worlds[name].world.close()
}

/** Throws StartUpProblem when a world's markets have no prices in this feed. */
export function checkFeed(worlds: OpenedWorlds, feed: PriceFeed): void {
  for (const name of WORLD_NAMES) {
    const mismatch = feedMismatch(worlds[name].genesis, feed)
    if (mismatch !== undefined) throw new StartUpProblem(`${mismatch}. Choose another FEED or another DATA_DIR`)
  }
}
