import { type Genesis, type IndexId, marketUnits } from '@touchstone/protocol'
import { seededRandom, type Ticks, type Timestamp } from '@touchstone/quantities'
import type { FeedMarket, PriceFeed } from './feed/feed.ts'
import { FeedError } from './feed/feedError.ts'
import { FEED_INSTRUMENTS, RECORDED_INSTRUMENTS } from './feed/feedInstrument.ts'
import type { HouseClock } from './feed/houseClock.ts'
import { seedFrom } from './feed/random.ts'
import { liveFeed } from './live/liveFeed.ts'
import type { OpenSocket } from './live/liveSocket.ts'
import { DEFAULT_LIVE_SOURCES, type LiveSources } from './live/liveSources.ts'
import { replayFeed } from './recorded/replayFeed.ts'
import { simulatedFeed } from './simulated/simulatedFeed.ts'

/** The ports that live prices need of the program around: this package opens no connection by itself. */
export interface LivePorts {
  readonly open: OpenSocket
  readonly clock: HouseClock
  readonly sources?: LiveSources
}

export interface OpenFeedSettings {
  /** The setting `FEED`: `simulated`, `live`, or `replay:<file or folder>`, the last perhaps with `?speed=<number>` at its end. */
  readonly feed: string
  readonly seed: string
  readonly bornAt: Timestamp
  readonly lastPrice?: (index: IndexId) => Ticks | undefined
  readonly resumedAt?: Timestamp
  /** Needed for `live`. */
  readonly live?: LivePorts
}

/** Opens the feed a setting names. Throws {@link FeedError} with a sentence for the operator. */
export function openFeed({ feed, seed, live, ...rest }: OpenFeedSettings): PriceFeed {
  if (feed === 'simulated') return simulatedFeed({ instruments: FEED_INSTRUMENTS, seed: seedFrom(seed), ...rest })
  if (feed === 'live') return openLive(seed, live)
  const replay = /^replay:(.+?)(?:\?speed=(.*))?$/.exec(feed)
  if (!replay) throw new FeedError(`FEED=${feed} is unknown: use simulated, live or replay:<file or folder>`)
  const speed = Number(replay[2] ?? 1)
  if (!(speed > 0 && speed <= 1000)) throw new FeedError(`FEED=${feed}: the speed must be a number up to 1000`)
  const instruments = [...FEED_INSTRUMENTS, ...RECORDED_INSTRUMENTS]
  return replayFeed({ path: replay[1] ?? '', instruments, bornAt: rest.bornAt, speed })
}

function openLive(seed: string, live: LivePorts | undefined): PriceFeed {
  if (!live) throw new FeedError('FEED=live needs a program that can open connections')
  const { open, clock, sources = DEFAULT_LIVE_SOURCES } = live
  const random = seededRandom(seedFrom(`${seed} live`))
  return liveFeed({ instruments: FEED_INSTRUMENTS, sources, open, clock, random })
}

/** The markets of a world as feed and house need them. */
export function feedMarkets(genesis: Pick<Genesis, 'markets' | 'assets'>): FeedMarket[] {
  return genesis.markets.map((definition) => ({ definition, units: marketUnits(definition, genesis.assets) }))
}
