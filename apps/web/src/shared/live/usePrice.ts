import { useQuery } from '@tanstack/react-query'
import type { TickerData } from '@touchstone/protocol'
import { useMemo } from 'react'
import { callQuery } from '../api/queries.ts'
import { useConnection } from './useLive.ts'
import { useTicker } from './useMarketData.ts'

const POLL_MS = 3_000

export type Price = Pick<TickerData, 'last' | 'change' | 'bid' | 'ask'> & Partial<TickerData>

/** The live ticker; while the socket is down, `new_data` asked every three seconds. */
export function usePrice(symbol: string): Price | undefined {
  const live = useTicker(symbol)
  const { connection, stale } = useConnection()
  const down = connection === 'waiting' || stale
  const { data } = useQuery({
    ...callQuery('new_data', { symbols: symbol }),
    enabled: down,
    refetchInterval: down ? POLL_MS : false,
  })
  return useMemo(() => {
    const polled = down ? data?.find((row) => row.symbol === symbol) : undefined
    if (!polled) return live
    const { last, change, bid, ask } = polled
    return { ...live, last, change, bid, ask }
  }, [down, data, live, symbol])
}
