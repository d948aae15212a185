import { useQueries, useQuery } from '@tanstack/react-query'
import { EXPORT_PAGE } from '@touchstone/frame'
import { callQuery } from '../../shared/api/queries.ts'
import type { Answer } from '../../shared/loading/Loaded.tsx'
import { useRecordRefetch } from '../../shared/records/useRecordRefetch.ts'
import { FRESH_MS } from './freshness.ts'
import { type Loan, OWED_STATES } from './loanState.ts'

/** One own loan; none of that number: an empty list. */
export function useLoan(code: string): Answer<readonly Loan[]> {
  const { data, error, refetch } = useQuery({
    ...callQuery('lendMylist', { code }, { refusal: 'here' }),
    refetchInterval: FRESH_MS,
  })
  useRecordRefetch('loan', refetch)
  return { data: data?.list, error, refetch }
}

/** All own loans on which something is owed, the most pressing first. */
export function useOwedLoans(): Answer<readonly Loan[]> {
  const answers = useQueries({
    queries: OWED_STATES.map((state) => ({
      ...callQuery('lendMylist', { state, size: String(EXPORT_PAGE) }, { refusal: 'here' }),
      refetchInterval: FRESH_MS,
    })),
  })
  const refetch = () => {
    for (const answer of answers) void answer.refetch({ cancelRefetch: false })
  }
  useRecordRefetch('loan', refetch)
  const lists = answers.flatMap(({ data }) => (data ? [data.list] : []))
  return {
    data: lists.length === answers.length ? lists.flat() : undefined,
    error: answers.find(({ error }) => error)?.error ?? null,
    refetch,
  }
}
