import type { CallData, CallRequest, World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { CallContext, CallHandlers } from '../gateway/callContext.ts'
import { Refusal } from '../gateway/refusal.ts'
import { readCandles } from '../projector/candleStore.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import { candleRow } from './candleRow.ts'
import type { LiveWorld } from './liveWorld.ts'
import type { MarketFigures } from './marketFigures.ts'

export interface MarketHandlerParts {
  readonly worlds: Readonly<Record<World, LiveWorld>>
  readonly database: Kysely<ProjectionTables>
  /** Symbols a user has marked. */
  readonly favourites: (userId: string) => Promise<readonly string[]>
  readonly now?: () => number
}

type MarketCalls = 'getmarketList' | 'new_data' | 'getKline' | 'getTrades'

const PAGE_SIZE = 100
const MOST_SYMBOLS = 50

/** `getmarketList`, `new_data`, `getKline` and `getTrades`. Without a session they tell of the real world. */
export function marketHandlers(parts: MarketHandlerParts): CallHandlers<MarketCalls> {
  const { worlds, database, favourites, now = Date.now } = parts
  const worldOf = (context: CallContext) => worlds[context.session?.world ?? 'real']

  function market(context: CallContext, symbol: string): MarketFigures {
    const figures = worldOf(context).market.bySymbol(symbol)
    if (!figures) throw new Refusal('unknown_market')
    return figures
  }

  async function marketList(
    { type, keyword = '', page }: CallRequest<'getmarketList'>,
    context: CallContext,
  ): Promise<CallData<'getmarketList'>> {
    const live = worldOf(context)
    const marked = new Set(context.session ? await favourites(context.session.userId) : [])
    const wanted = keyword.toUpperCase().replace('/', '')
    const found = live.market.all().filter(({ text: { definition } }) => {
      if (type === 'optional' ? !marked.has(definition.symbol) : type !== 'coin') return false
      return definition.symbol.includes(wanted)
    })
    const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    const list = shown.map((figures) => marketRow(live, figures, marked))
    return { list, total: found.length, page }
  }

  async function kline(
    { symbol, period, end, limit }: CallRequest<'getKline'>,
    context: CallContext,
  ): Promise<CallData<'getKline'>> {
    const figures = market(context, symbol)
    const { id } = figures.text.definition
    const until = Math.min(end ?? now(), now())
    const query = { world: context.session?.world ?? 'real', market: id, symbol, period, end: until, limit }
    const { candles, reference } = await readCandles(database, query, figures.tradedCandle(period))
    return { list: candles.map((candle) => [...candleRow(candle, figures.text)] as const), reference }
  }

  return {
    getmarketList: marketList,
    getKline: kline,
    new_data: ({ symbols }, context) => latestPrices(worldOf(context), symbols, now()),
    getTrades: ({ symbol, limit }, context) =>
      market(context, symbol)
        .tape(limit)
        .map((row) => [...row] as const),
  }
}

function marketRow(live: LiveWorld, figures: MarketFigures, marked: ReadonlySet<string>) {
  const { symbol, last, change, high, low, volume, turnover, halted } = live.market.ticker(figures)
  const { name } = figures.text.definition
  const spark = live.market.spark(figures)
  return { symbol, name, last, change, high, low, volume, turnover, fav: marked.has(symbol), halted, spark }
}

function latestPrices(live: LiveWorld, symbols: string, now: number): CallData<'new_data'> {
  const wanted =
    symbols === '' ? live.market.all().map((figures) => figures.text.definition.symbol) : symbols.split(',')
  return wanted.slice(0, MOST_SYMBOLS).flatMap((symbol) => {
    const figures = live.market.bySymbol(symbol)
    if (!figures) return []
    const { last, change, bid, ask } = live.market.ticker(figures)
    return [{ symbol, last, change, bid, ask, time: figures.lastTradeAt || now }]
  })
}
