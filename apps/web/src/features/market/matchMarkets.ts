import type { MarketRow } from '../../shared/markets/useMarketRows.ts'

/** Rows whose symbol or name contains the words, with or without the slash. */
export function matchMarkets(rows: readonly MarketRow[], query: string): readonly MarketRow[] {
  const wanted = query.trim().toUpperCase()
  const bare = wanted.replace(/[/\s-]/g, '')
  if (wanted === '') return rows
  return rows.filter(
    ({ symbol, name }) => (bare !== '' && symbol.includes(bare)) || name.toUpperCase().includes(wanted),
  )
}
