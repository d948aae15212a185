import { useQuery } from '@tanstack/react-query'
import type { Wallet } from '@touchstone/protocol'
import { callQuery } from '../api/queries.ts'
import { useBalances } from '../live/useLive.ts'
import type { Answer } from '../loading/Loaded.tsx'

/** When nothing is told for so long, it is asked for. */
const FRESH_MS = 30_000

export interface AccountBalance {
  /** Plain decimal. */
  readonly available: string
  readonly decimals: number
}

/** The available balance of an account in a currency: asked for once, kept current by the live channel. */
export function useAccountBalance(account: Wallet, currency: string): Answer<AccountBalance> {
  const { data, error, refetch } = useQuery({
    ...callQuery('getAsset2', { account }, { refusal: 'here' }),
    refetchInterval: FRESH_MS,
  })
  const live = useBalances()?.get(`${account} ${currency}`)
  const row = data?.list.find((one) => one.currency === currency)
  return {
    data: row && { available: live?.available ?? row.available, decimals: row.decimals },
    error,
    refetch,
  }
}
