import type { RoutePath } from '../routing/AppLink.tsx'
import type { MarketRow } from './useMarketRows.ts'

/** The screen a market is traded on: spot, crypto contracts, or the contracts of every other class. */
export function marketPath(row: Pick<MarketRow, 'kind' | 'type'>): RoutePath {
  if (row.kind === 'spot') return '/deal'
  return row.type === 'contract' ? '/deal_c' : '/preciousMetal'
}
