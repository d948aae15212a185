import type { CallRequest, World } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import { Refusal } from '../errors/refusal.ts'
import type { CallHandlers } from '../gateway/callContext.ts'
import { candleRow } from '../marketdata/candleRow.ts'
import { ContractText } from '../marketdata/contractText.ts'
import { ALWAYS_OPEN, type OpenTimes, openTimes } from '../marketdata/openTimes.ts'
import type { CandleFigures } from '../marketdata/prices/priceFigures.ts'
import { readCandles } from '../projector/candleStore.ts'
import type { CandleSeries } from '../projector/candleTables.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { LiveWorld } from './liveWorld.ts'

export interface KlineServices {
  readonly worlds: Readonly<Record<World, LiveWorld>>
  readonly database: Kysely<ProjectionTables>
  readonly now?: () => Timestamp
}

/** One series of candles: its place in memory, its followers, and its trading hours. */
interface FoundSeries {
  readonly series: CandleSeries
  readonly figures: CandleFigures
  readonly hours: OpenTimes
}

/** Throws Refusal('unknown_market' | 'unknown_index'). */
function findSeries(live: LiveWorld, { symbol, series: kind }: CallRequest<'getKline'>): FoundSeries {
  if (kind === 'market') return marketSeries(live, symbol)
  const index = live.prices.indexBySymbol(symbol)
  if (!index) throw new Refusal('unknown_index')
  const { calendar, symbol: referenceSymbol } = index.text.definition
  const figures = kind === 'index' ? index : live.prices.markBySymbol(symbol)
  if (!figures) throw new Refusal('unknown_market')
  const reference = { symbol: referenceSymbol, volume: false }
  const series = { world: live.world, series: kind, id: figures.text.definition.id, reference }
  return { series, figures, hours: openTimes(calendar) }
}

function marketSeries(live: LiveWorld, symbol: string): FoundSeries {
  const figures = live.market.bySymbol(symbol)
  if (!figures) throw new Refusal('unknown_market')
  const { text } = figures
  const isContract = text instanceof ContractText
  const reference = { symbol: text.referenceSymbol, volume: !isContract }
  const series = { world: live.world, series: 'market', id: text.definition.id, reference } as const
  return { series, figures, hours: isContract ? openTimes(text.index.calendar) : ALWAYS_OPEN }
}

/** `getKline`: candles of trades, of an index or of a mark price. Without a session it tells of the real world. */
export function klineCall({ worlds, database, now = Date.now }: KlineServices): CallHandlers<'getKline'> {
  return {
    async getKline(request, context) {
      const { series, figures, hours } = findSeries(worlds[context.session?.world ?? 'real'], request)
      const { period, end = now(), limit } = request
      const query = { ...series, hours, period, limit, end: Math.min(end, now()) }
      const { candles, reference } = await readCandles(database, query, figures)
      return { list: candles.map((candle) => [...candleRow(candle, figures.text)] as const), reference }
    },
  }
}
