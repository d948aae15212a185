import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../shared/api/queries.ts'
import { FRESH_MS } from './useWithdrawalChange.ts'

/** As many as are shown below the form. */
export const LATEST = 5

/** The last few withdrawals. */
export function useLatestWithdrawals() {
  return useQuery({
    ...callQuery('getWithdrawList', { size: String(LATEST) }, { refusal: 'here' }),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  })
}
