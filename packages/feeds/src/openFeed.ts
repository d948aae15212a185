import { type Genesis, type MarketId, marketUnits } from '@touchstone/protocol'
import type { Ticks, Timestamp } from '@touchstone/quantities'
import type { FeedMarket, PriceFeed } from './feed.ts'
import { FeedError } from './feedError.ts'
import { ASSETS, RECORDED_MARKETS, USDT_MARKETS } from './genesis.ts'
import { seedFrom } from './random.ts'
import { replayFeed } from './replayFeed.ts'
import { simulatedFeed } from './simulatedFeed.ts'

export interface OpenFeedSettings {
  /** The setting `FEED`: `simulated`, `replay:<file or folder>`, or the latter with `?speed=<number>` at its end. */
  readonly feed: string
  readonly seed: string
  readonly bornAt: Timestamp
  readonly lastPrice?: (market: MarketId) => Ticks | undefined
  readonly resumedAt?: Timestamp
}

/** Opens the feed a setting names. Throws {@link FeedError} with a sentence for the operator. */
export function openFeed({ feed, seed, ...rest }: OpenFeedSettings): PriceFeed {
  if (feed === 'simulated')
    return simulatedFeed({
      markets: feedMarkets({ markets: USDT_MARKETS, assets: ASSETS }),
      seed: seedFrom(seed),
      ...rest,
    })
  if (feed === 'live') throw new FeedError('FEED=live is not open yet: use simulated or replay:<file or folder>')
  const replay = /^replay:(.+?)(?:\?speed=(.*))?$/.exec(feed)
  if (!replay) throw new FeedError(`FEED=${feed} is unknown: use simulated or replay:<file or folder>`)
  const speed = Number(replay[2] ?? 1)
  if (!(speed > 0 && speed <= 1000)) throw new FeedError(`FEED=${feed}: the speed must be a number up to 1000`)
  const markets = feedMarkets({ markets: [...USDT_MARKETS, ...RECORDED_MARKETS], assets: ASSETS })
  return replayFeed({ path: replay[1] ?? '', markets, bornAt: rest.bornAt, speed })
}

/** The markets of a world as feed and house need them. */
export function feedMarkets(genesis: Pick<Genesis, 'markets' | 'assets'>): FeedMarket[] {
  return genesis.markets.map((definition) => ({ definition, units: marketUnits(definition, genesis.assets) }))
}
