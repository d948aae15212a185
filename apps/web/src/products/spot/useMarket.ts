import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { readSpotMarket, type SpotMarket } from './spotMarket.ts'

const FRESH_MS = 15_000

export interface MarketAnswer {
  readonly market: SpotMarket | undefined
  readonly intro: string
  readonly error: Error | null
  readonly retry: () => void
}

/** One market's units, limits and state, asked again now and then because an operator may halt it. */
export function useMarket(symbol: string): MarketAnswer {
  const { data, error, refetch } = useQuery({
    ...callQuery('getCurrencyMessage', { symbol }, { refusal: 'here' }),
    refetchInterval: FRESH_MS,
  })
  const market = useMemo(() => data && readSpotMarket(data), [data])
  return { market, intro: data?.intro ?? '', error, retry: () => void refetch() }
}
