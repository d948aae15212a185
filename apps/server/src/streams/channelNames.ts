import { MARKET_TYPES, PERIODS, type Period, priceToTicks } from '@touchstone/protocol'
import type { MarketData } from '../marketdata/marketData.ts'
import type { MarketFigures } from '../marketdata/marketFigures.ts'

export type PublicChannel =
  | { readonly kind: 'status' }
  | { readonly kind: 'tickers'; readonly type: string }
  | { readonly kind: 'ticker' | 'trade'; readonly figures: MarketFigures }
  | { readonly kind: 'depth'; readonly figures: MarketFigures; readonly factor: number }
  | { readonly kind: 'kline'; readonly figures: MarketFigures; readonly period: Period }

export const PRIVATE_CHANNELS = ['order', 'fill', 'balance'] as const
export type PrivateChannel = (typeof PRIVATE_CHANNELS)[number]

export function isPrivateChannel(name: string): name is PrivateChannel {
  return PRIVATE_CHANNELS.some((channel) => channel === name)
}

/** Steps a book may be joined in: 1, 2 or 5 times a power of ten ticks, up to 50,000. */
function isStep(factor: number): boolean {
  return factor <= 50_000 && /^[125]0*$/.test(String(factor))
}

function depthChannel(figures: MarketFigures, step: string): PublicChannel | undefined {
  const factor = priceToTicks(step, figures.text.units)
  return factor !== undefined && isStep(factor) ? { kind: 'depth', figures, factor } : undefined
}

/** Reads the name of a public channel; undefined when there is no such channel. */
export function publicChannel(name: string, data: MarketData): PublicChannel | undefined {
  if (name === 'status') return { kind: 'status' }
  const [kind, subject = '', ...rest] = name.split('.')
  const detail = rest.join('.')
  if (kind === 'tickers') {
    const known = MARKET_TYPES.some((type) => type === subject && type !== 'optional')
    return known && detail === '' ? { kind, type: subject } : undefined
  }
  const figures = data.bySymbol(subject)
  if (!figures) return undefined
  if (kind === 'depth') return depthChannel(figures, detail)
  const period = PERIODS.find((known) => known === detail)
  if (kind === 'kline') return period && { kind, figures, period }
  return (kind === 'ticker' || kind === 'trade') && detail === '' ? { kind, figures } : undefined
}
