import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../api/queries.ts'
import { useRecordRefetch } from '../records/useRecordRefetch.ts'

/** An operator comes and goes without a word on the stream. */
const EVERY_MS = 60_000

/** Whether somebody of support is there, the hours, and how many answers are unread. */
export function useSupport() {
  const answer = useQuery({ ...callQuery('getSupport', {}, { refusal: 'here' }), refetchInterval: EVERY_MS })
  useRecordRefetch('ticket', answer.refetch)
  return answer
}
