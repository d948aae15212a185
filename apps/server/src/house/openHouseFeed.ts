import { FeedError, openFeed, type PriceFeed } from '@touchstone/feeds'
import type { CoreQueries } from '@touchstone/protocol'
import { StartUpProblem } from '../operations/startUpProblem.ts'

export interface HouseFeedSettings {
  readonly feed: string
  readonly seed: string
  readonly bornAt: number
}

/** Opens the price feed of the settings; `core` is the world it goes on from. Throws StartUpProblem. */
export function openHouseFeed(
  settings: HouseFeedSettings,
  core?: Pick<CoreQueries, 'market' | 'markets' | 'time'>,
): PriceFeed {
  try {
    if (!core) return openFeed(settings)
    const known = new Set(core.markets().map(({ id }) => id))
    return openFeed({
      ...settings,
      lastPrice: (market) => (known.has(market) ? core.market(market).indexPrice : undefined),
      resumedAt: core.time,
    })
  } catch (error) {
    if (error instanceof FeedError) throw new StartUpProblem(error.message)
    throw error
  }
}
