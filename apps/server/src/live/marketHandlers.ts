import type { CallData, CallRequest } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import type { CallContext, CallHandlers } from '../gateway/callContext.ts'
import type { MarketFigures } from '../marketdata/marketFigures.ts'
import { marketKind, marketType } from '../marketdata/marketKind.ts'
import { type KlineServices, klineCall } from './klineCall.ts'
import type { LiveWorld } from './liveWorld.ts'

export interface MarketServices extends KlineServices {
  /** Symbols a user has marked. */
  readonly favourites: (userId: string) => Promise<readonly string[]>
}

type MarketCalls = 'getmarketList' | 'new_data' | 'getKline' | 'getTrades'

const PAGE_SIZE = 100
const MOST_SYMBOLS = 50

/** `getmarketList`, `new_data`, `getKline` and `getTrades`. Without a session they tell of the real world. */
export function marketHandlers(services: MarketServices): CallHandlers<MarketCalls> {
  const { worlds, favourites, now = Date.now } = services
  const worldOf = (context: CallContext) => worlds[context.session?.world ?? 'real']

  async function marketList(
    { type, keyword = '', page }: CallRequest<'getmarketList'>,
    context: CallContext,
  ): Promise<CallData<'getmarketList'>> {
    const live = worldOf(context)
    const marked = new Set(context.session ? await favourites(context.session.userId) : [])
    const found = live.market
      .all()
      .filter(({ text }) => (type === 'optional' ? marked.has(text.definition.symbol) : marketType(text) === type))
      .filter((figures) => isNamed(figures, keyword))
    const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    const list = shown.map((figures) => marketRow(live, figures, marked))
    return { list, total: found.length, page }
  }

  return {
    ...klineCall(services),
    getmarketList: marketList,
    new_data: ({ symbols }, context) => latestPrices(worldOf(context), symbols, now()),
    getTrades: ({ symbol, limit }, context) => {
      const figures = worldOf(context).market.bySymbol(symbol)
      if (!figures) throw new Refusal('unknown_market')
      return figures.tape(limit).map((row) => [...row] as const)
    },
  }
}

/** By symbol, with or without a slash, or by a part of the name. */
function isNamed({ text: { definition } }: MarketFigures, keyword: string): boolean {
  const wanted = keyword.toUpperCase()
  return definition.symbol.includes(wanted.replace('/', '')) || definition.name.toUpperCase().includes(wanted)
}

function marketRow(live: LiveWorld, figures: MarketFigures, marked: ReadonlySet<string>) {
  const { bid: _bid, ask: _ask, index: _index, ...shown } = live.market.ticker(figures)
  const { symbol, name } = figures.text.definition
  return { ...shown, name, ...marketKind(figures.text), fav: marked.has(symbol), spark: live.market.spark(figures) }
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
