import type { Config } from '../config/config.ts'
import { Closing } from '../operations/closing.ts'
import { type OpenedWorlds, WORLD_NAMES } from '../sequencer/openWorlds.ts'
import { type FoundationOptions, layFoundation } from './foundation.ts'
import type { OpenedChain } from './openChain.ts'
import { serveHttp } from './serveHttp.ts'
import type { OpenConsole } from './startConsole.ts'
import { lateFeeds, type SampleTimes, startHouses } from './startHouse.ts'
import { startOffers } from './startOffers.ts'
import { keepFeedsPast } from './startPast.ts'

export interface RunningServer {
  /** http://host:port */
  readonly origin: string
  /** The console's address, and the one-time passwords of operators just created: told this once. */
  readonly console: OpenConsole
  readonly worlds: OpenedWorlds
  /** null: there are no deposits or payouts over a chain. */
  readonly chain: OpenedChain | null
  /** Notices for the operator, one sentence each. */
  readonly notices: readonly string[]
  /** Answers the accepted commands, keeps a snapshot, and closes everything. */
  close(): Promise<void>
}

export interface StartOptions extends FoundationOptions {
  /**
   * False: the house and the feed stay silent, the feed's past is not kept, and a sandbox makes no offers by itself, for tests that
   * count every entry.
   */
  readonly house?: boolean
}

const NO_CHAIN =
  'deposits and withdrawals over a chain are not available: the sandbox’s chain did not start on this machine'

/** The address of the sandbox's chain for readers of their own, or the reason why there is none. */
function chainNotice({ chain: settings }: Config, chain: OpenedChain | null): string | null {
  if (!chain) return settings.kind === 'off' ? null : NO_CHAIN
  return chain.sandbox && `the sandbox’s chain answers JSON-RPC at ${chain.rpcUrl}, its play token is ${chain.token}`
}

/** Starts everything in one process. Throws StartUpProblem for problems that an operator can mend; then nothing stays open. */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  const closing = new Closing()
  try {
    const foundation = await layFoundation(config, options, closing)
    const { feedSettings } = foundation
    const sampled: SampleTimes | null = options.house === false || !feedSettings ? null : new Map()
    const http = await serveHttp(foundation, () => lateFeeds(sampled))
    if (feedSettings && sampled) await startHouses(foundation, feedSettings, sampled, http.watchedBooks)
    const { worlds, database, feed, chain } = foundation
    for (const name of WORLD_NAMES) worlds[name].keeper.start()
    if (options.house !== false) {
      keepFeedsPast(foundation, http.past)
      await startOffers(foundation)
    }
    const told = [database.notice, feed?.label, chainNotice(config, chain)]
    const notices = told.filter((notice) => typeof notice === 'string')
    const close = async (): Promise<void> => {
      http.refuse()
      await closing.run(options.logger)
    }
    return { origin: http.origin, console: http.console, worlds, chain, notices, close }
  } catch (error) {
    await closing.run(options.logger)
    throw error
  }
}
