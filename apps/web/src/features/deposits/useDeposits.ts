import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { useRecordChange } from '../../shared/live/useLive.ts'

/** When nothing is told for so long, it is asked for. */
const FRESH_MS = 30_000

/** A page of the customer's deposits, asked for anew with every block that confirms one of them. */
export function useDeposits(page: number, size: number) {
  const query = useQuery({
    ...callQuery('getRechargeList', { page: String(page), size: String(size) }),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  })
  const { refetch } = query
  useRecordChange(
    'deposit',
    useCallback(() => void refetch({ cancelRefetch: false }), [refetch]),
  )
  return query
}
