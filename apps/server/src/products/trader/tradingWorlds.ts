import type { World } from '@touchstone/protocol'
import type { WorldPort } from '../../sequencer/worldPort.ts'
import { MarketDirectory } from './marketDirectory.ts'

export interface TradingWorld {
  readonly port: WorldPort
  readonly markets: MarketDirectory
}

export type TradingWorlds = Readonly<Record<World, TradingWorld>>

export function tradingWorlds(worlds: Readonly<Record<World, WorldPort>>): TradingWorlds {
  const trading = (port: WorldPort): TradingWorld => ({ port, markets: new MarketDirectory(port.core) })
  return { real: trading(worlds.real), demo: trading(worlds.demo) }
}
