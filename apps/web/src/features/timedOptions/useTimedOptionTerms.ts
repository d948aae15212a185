import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTimedOptions } from '../../products/timedOptions/useTimedOptions.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useBalances } from '../../shared/live/useLive.ts'
import type { TimedOptionTerms } from './timedOptionTicket.ts'

/** How often open terms are asked again: pool, limits and odds may change. */
const FRESH_MS = 2_000

export interface TimedOptionTermsAnswer {
  /** Undefined while loading. */
  readonly terms: TimedOptionTerms | undefined
  /** Decimals of the currency in which orders are paid. */
  readonly scale: number | undefined
  readonly error: Error | null
  readonly renew: () => void
}

/** The terms on one index, kept current, and how finely its money is counted. */
export function useTimedOptionTerms(symbol: string): TimedOptionTermsAnswer {
  const query = useQuery({
    ...callQuery('getDeliveryCycle', { symbol }, { refusal: 'here' }),
    refetchInterval: FRESH_MS,
  })
  const currencies = useQuery(callQuery('getCurrencyAll', {}))
  const balances = useBalances()
  const deliveries = useTimedOptions()
  const { refetch } = query
  /** The largest stake depends on balance and open orders. */
  useEffect(() => {
    if (balances || deliveries) void refetch({ cancelRefetch: false })
  }, [balances, deliveries, refetch])
  return {
    terms: query.data,
    scale: currencies.data?.find(({ currency }) => currency === query.data?.currency)?.decimals,
    error: query.data ? null : (query.error ?? currencies.error),
    renew: () => {
      void refetch()
      if (currencies.error) void currencies.refetch()
    },
  }
}
