import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../shared/api/queries.ts'

/** Whether a request for a higher verification level waits for review: then asking the customer to verify is no help. */
export function useIdentityReview(): boolean {
  const { data } = useQuery(callQuery('getInfo', {}, { refusal: 'here' }))
  return data !== undefined && Object.values(data.kyc).includes('review')
}
