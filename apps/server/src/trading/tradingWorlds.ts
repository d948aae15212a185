import type { World } from '@touchstone/protocol'
import type { CallContext } from '../gateway/callContext.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import { EntryTimes } from './entryTimes.ts'
import { Listings } from './listings.ts'
import { MarketDirectory } from './marketDirectory.ts'

export interface TradingWorld {
  readonly port: WorldPort
  /** Spot. */
  readonly markets: MarketDirectory
  /** Contracts and indexes. */
  readonly listings: Listings
  readonly times: EntryTimes
}

export type TradingWorlds = Readonly<Record<World, TradingWorld>>

export function tradingWorlds(worlds: Readonly<Record<World, WorldPort>>): TradingWorlds {
  const trading = (port: WorldPort): TradingWorld => ({
    port,
    markets: new MarketDirectory(port.core),
    listings: new Listings(port.core),
    times: new EntryTimes(port),
  })
  return { real: trading(worlds.real), demo: trading(worlds.demo) }
}

/** The world a caller looks at: that of the session, or the real one. */
export function worldSeenBy(worlds: TradingWorlds, context: CallContext): TradingWorld {
  return worlds[context.session?.world ?? 'real']
}
