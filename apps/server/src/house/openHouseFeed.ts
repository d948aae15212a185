import { FeedError, type LiveSources, openFeed, type PriceFeed } from '@touchstone/feeds'
import type { IndexId } from '@touchstone/protocol'
import type { Ticks, Timestamp } from '@touchstone/quantities'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import { houseClock } from './houseClock.ts'
import { openSocket } from './openSocket.ts'

export interface HouseFeedSettings {
  readonly feed: string
  readonly seed: string
  readonly bornAt: Timestamp
  /** Addresses of live prices. */
  readonly liveSources: LiveSources
}

/** The last prices of a world, from which simulated prices continue. */
export interface LastPrices {
  readonly resumedAt: Timestamp
  readonly prices: ReadonlyMap<IndexId, Ticks>
}

/**
 * Opens the price feed of the settings. It connects to nothing before its first poll. Without `last` the feed only tells its past
 * and its description. Throws StartUpProblem.
 */
export function openHouseFeed({ liveSources, ...settings }: HouseFeedSettings, last?: LastPrices): PriceFeed {
  const live = { open: openSocket, clock: houseClock, sources: liveSources }
  try {
    if (!last) return openFeed({ ...settings, live })
    const { resumedAt, prices } = last
    return openFeed({ ...settings, live, lastPrice: (index) => prices.get(index), resumedAt })
  } catch (error) {
    if (error instanceof FeedError) throw new StartUpProblem(error.message)
    throw error
  }
}
