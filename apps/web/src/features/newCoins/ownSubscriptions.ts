import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SubscriptionState } from '@touchstone/protocol'
import { PAGE_SIZE } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import type { Answer } from '../../shared/loading/Loaded.tsx'
import { useRecordRefetch } from '../../shared/records/useRecordRefetch.ts'
import { FRESH_MS } from './freshness.ts'
import type { Subscription } from './newCoin.ts'

/** Reads that a request or a return changes. */
export const CHANGED_READS = [
  'getMyNewcoins',
  'getNewcoinsList',
  'getNewcoinsInfo',
  'getAsset2',
  'getRecordList',
] as const

/** A page of own subscriptions, the newest first; '' for any state. */
export function useOwnSubscriptions(state: SubscriptionState | '', page: number) {
  const asked = state === '' ? {} : { state }
  const query = useQuery({
    ...callQuery('getMyNewcoins', { ...asked, page: String(page), size: String(PAGE_SIZE) }, { refusal: 'here' }),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  })
  useRecordRefetch('subscription', query.refetch)
  return query
}

/** One own subscription; none in the list: there is no such. */
export function useSubscription(orderNo: string): Answer<readonly Subscription[]> {
  const isNumber = /^\d{1,15}$/.test(orderNo)
  const { data, error, refetch } = useQuery({
    ...callQuery('getMyNewcoins', { orderNo }, { refusal: 'here' }),
    enabled: isNumber,
    refetchInterval: FRESH_MS,
  })
  useRecordRefetch('subscription', refetch)
  return { data: isNumber ? data?.list : [], error, refetch }
}
