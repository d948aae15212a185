import type { CalendarDefinition, IndexId } from '@touchstone/protocol'
import { CATALOGUE } from '../catalogue/catalogue.ts'
import { RECORDED_MARKETS, USDT_MARKETS } from './genesis.ts'

/** A reference price as a feed sees it. */
export interface FeedInstrument {
  readonly id: IndexId
  readonly symbol: string
  readonly tickSize: string
  /** Quantities of candles and recordings are counted in these: the spot market's lot, or else the contract's. */
  readonly lotSize: string
  readonly calendar: CalendarDefinition
  /** Other names under which recordings of it are kept. */
  readonly aliases: readonly string[]
}

const ALWAYS: CalendarDefinition = { zone: 'utc', sessions: [{ from: 0, to: 10_080 }], holidays: [] }

/** Every reference price of the catalogue, in its order. */
export const FEED_INSTRUMENTS: readonly FeedInstrument[] = CATALOGUE.map(({ row, index, perpetual }) => ({
  id: index.id,
  symbol: index.symbol,
  tickSize: index.tickSize,
  lotSize: USDT_MARKETS.find(({ id }) => id === index.id)?.lotSize ?? perpetual.lotSize,
  calendar: index.calendar,
  aliases: row.aliases ?? [],
}))

/** Spot markets that exist for recordings only; nothing else is offered on their prices. */
export const RECORDED_INSTRUMENTS: readonly FeedInstrument[] = RECORDED_MARKETS.map(
  ({ id, symbol, tickSize, lotSize }) => ({ id, symbol, tickSize, lotSize, calendar: ALWAYS, aliases: [] }),
)
