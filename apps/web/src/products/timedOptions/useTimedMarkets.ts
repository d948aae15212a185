import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { callQuery } from '../../shared/api/queries.ts'

export type TimedMarket = CallData<'getDeliveryCycle'>['symbols'][number]

/** The indexes with timed orders; none as long as they are unknown. */
export function useTimedMarkets(): readonly TimedMarket[] {
  return useQuery(callQuery('getDeliveryCycle', {}, { refusal: 'here' })).data?.symbols ?? []
}
