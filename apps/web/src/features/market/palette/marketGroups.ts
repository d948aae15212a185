import type { MarketRow, MarketType } from '../../../shared/markets/useMarketRows.ts'

/** The lists that are asked for; together they hold every market. */
export const LISTS = ['coin', 'contract', 'metal', 'energy', 'crude', 'forex', 'stock', 'index', 'etf'] as const
export type ListName = (typeof LISTS)[number] & MarketType

/** Tabs in their order. `timed` has rows of its own: there an index is traded, not a book. */
export const GROUPS = [
  'all',
  'favourites',
  'spot',
  'perpetual',
  'dated',
  'metal',
  'energy',
  'forex',
  'stock',
  'index',
  'etf',
  'timed',
] as const
export type Group = (typeof GROUPS)[number]

/** Perpetuals are those on crypto: the others stand with their class, as traders look for them. Crude is energy. */
export function isIn(group: Exclude<Group, 'timed'>, { fav, kind, type }: MarketRow): boolean {
  switch (group) {
    case 'all':
      return true
    case 'favourites':
      return fav
    case 'spot':
    case 'dated':
      return kind === group
    case 'perpetual':
      return kind === 'perpetual' && type === 'contract'
    case 'energy':
      return type === 'energy' || type === 'crude'
    default:
      return type === group
  }
}
