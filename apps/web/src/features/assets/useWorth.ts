import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { contractAccount } from '../../products/contracts/contractReads.ts'
import { usePositions } from '../../products/contracts/contractTopics.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useBalances } from '../../shared/live/useLive.ts'
import { type Worth, worthOf } from './worth.ts'

const FRESH_MS = 15_000

/** The total of an account that has balances alone, kept current by the live channel. */
function useAccountTotal(account: 'delivery' | 'hosting') {
  const { data, error, refetch } = useQuery({ ...callQuery('getAsset2', { account }), refetchInterval: FRESH_MS })
  const live = useBalances()
  /** A changed balance makes the total old. */
  useEffect(() => {
    if (live) void refetch({ cancelRefetch: false })
  }, [live, refetch])
  return { total: data?.total, error, refetch }
}

/** What all accounts together are worth in USDT at the last prices, open positions included; undefined while one is not known. */
export function useWorth(funds: string): {
  readonly worth: Worth | undefined
  readonly error: Error | null
  readonly retry: () => void
} {
  const delivery = useAccountTotal('delivery')
  const hosting = useAccountTotal('hosting')
  const asked = useQuery({ ...contractAccount(), refetchInterval: FRESH_MS })
  const contract = (usePositions()?.account ?? asked.data)?.equity
  const [held, hosted] = [delivery.total, hosting.total]
  const known = funds !== '' && contract !== undefined && held !== undefined && hosted !== undefined
  const worth = known ? worthOf({ funds, contract, delivery: held, hosting: hosted }) : undefined
  const retry = () => {
    for (const { refetch } of [delivery, hosting, asked]) void refetch()
  }
  return { worth, error: delivery.error ?? hosting.error ?? asked.error, retry }
}
