import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { PastReader } from '../history/pastReader.ts'
import type { LiveWorld } from '../live/liveWorld.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { CustomerCommands } from './customerCommands.ts'
import type { PriceOrigin } from './priceOrigin.ts'
import type { TradingWorlds } from './tradingWorlds.ts'

/** What the calls of everything that is traded are made with. */
export interface TradingServices extends PriceOrigin {
  readonly worlds: TradingWorlds
  readonly live: Readonly<Record<World, LiveWorld>>
  readonly commands: CustomerCommands
  readonly past: PastReader
  /** The tables of history. */
  readonly tables: Kysely<ProjectionTables>
  /** Live sources an index price needs. */
  readonly minimumSources: Readonly<Record<World, number>>
  readonly now: () => number
}
