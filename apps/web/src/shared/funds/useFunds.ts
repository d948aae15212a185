import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { callQuery } from '../api/queries.ts'
import { useBalances } from '../live/useLive.ts'

const TOTAL_FRESH_MS = 15_000

export interface FundsRow {
  readonly currency: string
  readonly name: string
  readonly decimals: number
  readonly available: string
  readonly frozen: string
  /** In USDT at the last price; "" when there is no price. */
  readonly converted: string
}

export interface Funds {
  /** In USDT, "" while loading. */
  readonly total: string
  /** Undefined while loading. */
  readonly rows: readonly FundsRow[] | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** The funds wallet: asked once, kept current by the live channel; the totals are asked again now and then. */
export function useFunds(): Funds {
  const { data, error, refetch } = useQuery({
    ...callQuery('getAsset2', { account: 'funds' }),
    refetchInterval: TOTAL_FRESH_MS,
  })
  const live = useBalances()
  /** A changed balance makes the totals old. */
  useEffect(() => {
    if (live) void refetch({ cancelRefetch: false })
  }, [live, refetch])
  const rows = useMemo(
    () =>
      data?.list.map((row) => {
        const balance = live?.get(`funds ${row.currency}`)
        return balance ? { ...row, available: balance.available, frozen: balance.frozen } : row
      }),
    [data, live],
  )
  const total = data?.total ?? ''
  return useMemo(() => ({ total, rows, error, retry: () => void refetch() }), [total, rows, error, refetch])
}
