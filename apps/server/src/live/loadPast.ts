import type { Timestamp } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import type { MarketData } from '../marketdata/marketData.ts'
import type { PriceBoard } from '../marketdata/prices/priceBoard.ts'
import type { PriceFigures } from '../marketdata/prices/priceFigures.ts'
import { readMarketPasts } from '../projector/marketPast.ts'
import { readPricePast } from '../projector/prices/pricePast.ts'
import type { Minutes } from '../projector/prices/sampleMinutes.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'

/** A day of minutes of each is 11,520 candles. More in one answer would keep this thread for long. */
const MARKETS_AT_ONCE = 8

interface LoadedWorld {
  readonly port: WorldPort
  readonly market: MarketData
  readonly prices: PriceBoard
}

export interface PastParts {
  readonly database: Kysely<ProjectionTables>
  readonly now: Timestamp
  /** The price samples that no table has yet. */
  readonly minutes: Minutes
}

/** Loads the figures of one world from the tables of the time before. */
export async function loadPast({ port, market, prices }: LoadedWorld, parts: PastParts): Promise<void> {
  const { database, now, minutes } = parts
  const { world } = port
  const markets = Array.from(market.all(), ({ text }) => text.definition.id)
  for (let first = 0; first < markets.length; first += MARKETS_AT_ONCE) {
    const some = markets.slice(first, first + MARKETS_AT_ONCE)
    const past = await readMarketPasts(database, { world, markets: some }, now)
    for (const [id, figures] of past) market.startFrom(id, figures)
  }
  const series = { index: [...prices.indexes()], mark: [...prices.marks()] } as const
  for (const name of ['index', 'mark'] as const) {
    const figures: readonly (PriceFigures & { text: { definition: { id: number } } })[] = series[name]
    const ids = figures.map(({ text }) => text.definition.id)
    const past = await readPricePast(database, { world, series: name }, ids, minutes)
    for (const one of figures) one.startFrom(past.get(one.text.definition.id) ?? new Map())
  }
}
