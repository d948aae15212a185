import { FeedError, type LiveSources, openFeed, type PriceFeed } from '@touchstone/feeds'
import type { CoreQueries, IndexId } from '@touchstone/protocol'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import { houseClock } from './houseClock.ts'
import { openSocket } from './openSocket.ts'

export interface HouseFeedSettings {
  readonly feed: string
  readonly seed: string
  readonly bornAt: number
  /** Addresses of live prices. */
  readonly liveSources: LiveSources
}

type Known = Pick<CoreQueries, 'spot' | 'reference' | 'time'>

/** The last price of a listed index, or of a spot market in a world from before there were any. */
function lastPrices(core: Known): (index: IndexId) => number | undefined {
  const indexes = new Set(core.reference.indexes().map(({ id }) => id))
  const markets = new Set(core.spot.markets().map(({ id }) => id))
  return (id) => {
    if (indexes.has(id)) return core.reference.index(id).price
    return markets.has(id) ? core.spot.market(id).indexPrice : undefined
  }
}

/** Opens the price feed of the settings; `core` is the world it goes on from. Throws StartUpProblem. */
export function openHouseFeed({ liveSources, ...settings }: HouseFeedSettings, core?: Known): PriceFeed {
  const live = { open: openSocket, clock: houseClock, sources: liveSources }
  try {
    if (!core) return openFeed({ ...settings, live })
    return openFeed({ ...settings, live, lastPrice: lastPrices(core), resumedAt: core.time })
  } catch (error) {
    if (error instanceof FeedError) throw new StartUpProblem(error.message)
    throw error
  }
}
