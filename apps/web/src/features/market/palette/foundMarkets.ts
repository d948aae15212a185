import type { TimedMarket } from '../../../products/timedOptions/useTimedMarkets.ts'
import type { RecentMarket } from '../../../shared/markets/recentMarkets.ts'
import type { MarketRow } from '../../../shared/markets/useMarketRows.ts'
import { matchMarkets } from '../matchMarkets.ts'
import { type Group, isIn } from './marketGroups.ts'
import { type Sorting, sortMarkets } from './sortMarkets.ts'

export interface Wanted {
  readonly group: Group
  readonly query: string
  readonly sorting: Sorting
  readonly recent: readonly RecentMarket[]
}

export interface Found {
  /** Of the markets looked at last, latest first; a symbol that is listed no more is left out. */
  readonly recent: readonly (MarketRow | TimedMarket)[]
  readonly markets: readonly MarketRow[]
  readonly timed: readonly TimedMarket[]
}

export const isTimed = (market: MarketRow | TimedMarket): market is TimedMarket => !('kind' in market)

/** What begins with the words comes before what only contains them. */
function bestFirst<Row extends { readonly symbol: string; readonly name: string }>(
  rows: readonly Row[],
  query: string,
): readonly Row[] {
  const words = query.toUpperCase()
  const rank = ({ symbol, name }: Row) =>
    Number(!symbol.startsWith(words.replace(/[/\s-]/g, '')) && !name.toUpperCase().startsWith(words))
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

/** What the palette shows. Timed orders have their own tab, and stand below the others when words are looked for in all. */
export function foundMarkets(
  rows: readonly MarketRow[],
  timed: readonly TimedMarket[],
  { group, query, sorting, recent }: Wanted,
): Found {
  const inGroup = group === 'timed' ? [] : matchMarkets(rows, query).filter((row) => isIn(group, row))
  const timedShown = group === 'timed' || (group === 'all' && query !== '')
  return {
    recent:
      group === 'all' && query === ''
        ? recent.flatMap((one) => (one.timed ? timed : rows).find(({ symbol }) => symbol === one.symbol) ?? [])
        : [],
    markets: sorting || query === '' ? sortMarkets(inGroup, sorting) : bestFirst(inGroup, query),
    timed: timedShown ? bestFirst(matchMarkets(timed, query), query) : [],
  }
}
