import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../shared/api/queries.ts'

const FRESH_MS = 60_000
/** More than there are. */
const ALL = '200'

/** The help articles that say the keyword, the best match first; all of them without one. */
export function useArticles(keyword: string) {
  return useQuery({
    ...callQuery('getTextsList', { type: 'help', keyword, size: ALL }, { refusal: 'here' }),
    select: ({ list }) => list,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
}
