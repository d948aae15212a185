import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { callQuery } from '../../shared/api/queries.ts'

export type Promotion = CallData<'getMyPromotion'>

/** The own code and link, and the income of each level. */
export function usePromotion() {
  return useQuery(callQuery('getMyPromotion', {}, { refusal: 'here' }))
}
