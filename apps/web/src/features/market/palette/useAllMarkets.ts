import { type MarketRow, type MarketRows, useMarketRows } from '../../../shared/markets/useMarketRows.ts'
import { LISTS } from './marketGroups.ts'

/** Every market with its live figures, from the lists that the page of markets shows. */
export function useAllMarkets(): MarketRows {
  // The number of lists never changes, so that neither does the order of these hooks.
  // biome-ignore lint/correctness/useHookAtTopLevel: see above
  const lists = LISTS.map((type) => useMarketRows(type))
  const known = lists.flatMap(({ rows }) => rows ?? [])
  const failed = lists.filter(({ error }) => error)
  const waiting = lists.some(({ rows, error }) => !rows && !error)
  const rows: readonly MarketRow[] | undefined = waiting && known.length === 0 ? undefined : known
  return {
    rows,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { retry } of failed) retry()
    },
    stale: lists.some(({ stale }) => stale),
  }
}
