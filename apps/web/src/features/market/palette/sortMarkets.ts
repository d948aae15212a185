import { compareDecimals } from '../../../shared/decimals/exactDecimal.ts'
import type { MarketRow } from '../../../shared/markets/useMarketRows.ts'

export const SORT_KEYS = ['name', 'last', 'change', 'turnover'] as const
export type SortKey = (typeof SORT_KEYS)[number]

/** Undefined: in the exchange's own order. */
export type Sorting = { readonly by: SortKey; readonly down: boolean } | undefined

/** A press on a head: names begin with A, figures with the largest; the next press turns it round, the third takes it away. */
export function nextSorting(sorting: Sorting, by: SortKey): Sorting {
  const first = by !== 'name'
  if (sorting?.by !== by) return { by, down: first }
  return sorting.down === first ? { by, down: !first } : undefined
}

/** Prices without a figure come last both ways. */
export function sortMarkets(rows: readonly MarketRow[], sorting: Sorting): readonly MarketRow[] {
  if (!sorting) return rows
  const { by, down } = sorting
  return rows.toSorted((a, b) => {
    if (a[by] === '' || b[by] === '') return Number(a[by] === '') - Number(b[by] === '')
    const order = by === 'name' ? a.name.localeCompare(b.name) : compareDecimals(a[by], b[by])
    return down ? -order : order
  })
}
