import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../shared/api/queries.ts'
import { useBalances } from '../../shared/live/useLive.ts'
import type { Answer } from '../../shared/loading/Loaded.tsx'
import { FRESH_MS } from './freshness.ts'

export interface HostingBalance {
  /** Plain decimal. */
  readonly available: string
  readonly decimals: number
}

/** What can be used of the hosting account in a currency: asked once, kept current by the live channel. */
export function useHostingBalance(currency: string): Answer<HostingBalance> {
  const { data, error, refetch } = useQuery({
    ...callQuery('getAsset2', { account: 'hosting' }, { refusal: 'here' }),
    refetchInterval: FRESH_MS,
  })
  const live = useBalances()?.get(`hosting ${currency}`)
  const row = data?.list.find((one) => one.currency === currency)
  return {
    data: row && { available: live?.available ?? row.available, decimals: row.decimals },
    error,
    refetch,
  }
}
