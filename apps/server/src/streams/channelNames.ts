import { MARKET_TYPES, PERIODS, type Period, priceToTicks } from '@touchstone/protocol'
import type { LiveWorld } from '../live/liveWorld.ts'
import type { MarketFigures } from '../marketdata/marketFigures.ts'
import type { MarketType } from '../marketdata/marketKind.ts'
import type { MarkFigures } from '../marketdata/prices/contracts/markFigures.ts'
import type { IndexFigures } from '../marketdata/prices/indexFigures.ts'
import type { PriceFigures } from '../marketdata/prices/priceFigures.ts'

export type PublicChannel =
  | { readonly kind: 'status' | 'notice' }
  | { readonly kind: 'tickers'; readonly type: MarketType }
  | { readonly kind: 'ticker' | 'trade'; readonly figures: MarketFigures }
  | { readonly kind: 'depth'; readonly figures: MarketFigures; readonly factor: number }
  | { readonly kind: 'kline'; readonly figures: MarketFigures; readonly period: Period }
  | { readonly kind: 'price'; readonly figures: PriceFigures; readonly period: Period }
  | { readonly kind: 'mark'; readonly figures: MarkFigures }
  | { readonly kind: 'index'; readonly figures: IndexFigures }

/** Steps a book may be joined in: 1, 2 or 5 times a power of ten ticks, up to 50,000. */
function isStep(factor: number): boolean {
  return factor <= 50_000 && /^[125]0*$/.test(String(factor))
}

function depthChannel(figures: MarketFigures, step: string): PublicChannel | undefined {
  const factor = priceToTicks(step, figures.text.units)
  return factor !== undefined && isStep(factor) ? { kind: 'depth', figures, factor } : undefined
}

function tickersChannel(subject: string, detail: string): PublicChannel | undefined {
  const type = MARKET_TYPES.find((known): known is MarketType => known === subject && known !== 'optional')
  return type && detail === '' ? { kind: 'tickers', type } : undefined
}

/** Candles of an index or mark price; without a period, all the inputs of a mark price or index now. */
function priceChannel(
  kind: 'index' | 'mark',
  symbol: string,
  detail: string,
  { prices }: LiveWorld,
): PublicChannel | undefined {
  const mark = prices.markBySymbol(symbol)
  const index = prices.indexBySymbol(symbol)
  if (detail === '') {
    if (kind === 'index') return undefined
    return mark ? { kind, figures: mark } : index && { kind: 'index', figures: index }
  }
  const period = PERIODS.find((known) => known === detail)
  const figures = kind === 'index' ? index : mark
  return period && figures && { kind: 'price', figures, period }
}

/** Reads the name of a public channel; undefined when there is no such channel. */
export function publicChannel(name: string, live: LiveWorld): PublicChannel | undefined {
  if (name === 'status' || name === 'notice') return { kind: name }
  const [kind, subject = '', ...rest] = name.split('.')
  const detail = rest.join('.')
  if (kind === 'tickers') return tickersChannel(subject, detail)
  if (kind === 'index' || kind === 'mark') return priceChannel(kind, subject, detail, live)
  const figures = live.market.bySymbol(subject)
  if (!figures) return undefined
  if (kind === 'depth') return depthChannel(figures, detail)
  const period = PERIODS.find((known) => known === detail)
  if (kind === 'kline') return period && { kind, figures, period }
  return (kind === 'ticker' || kind === 'trade') && detail === '' ? { kind, figures } : undefined
}
