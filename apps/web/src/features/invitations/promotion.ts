import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { callQuery } from '../../shared/api/queries.ts'

export type Promotion = CallData<'getMyPromotion'>

/** The own code and link, and what each level has brought. */
export function usePromotion() {
  return useQuery(callQuery('getMyPromotion', {}, { refusal: 'here' }))
}
