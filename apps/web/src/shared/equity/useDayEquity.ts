import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../api/queries.ts'

const FRESH_MS = 30_000

/** The equity of the last 24 full hours and of the running one. */
export function useDayEquity() {
  return useQuery({
    ...callQuery('getEquity', { period: '1h', size: '25' }, { refusal: 'here' }),
    refetchInterval: FRESH_MS,
  })
}
