import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../shared/api/queries.ts'

/** Rare, and nothing that a customer waits for second by second. */
const FRESH_MS = 30_000

/** A page of arrivals at the customer's address that cannot be credited. */
export function useUncredited(page: number, size: number) {
  return useQuery({
    ...callQuery('getUncreditedList', { page: String(page), size: String(size) }),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  })
}
