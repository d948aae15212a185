import { QueryClient } from '@tanstack/react-query'

export interface QueryHabits {
  /** For how many milliseconds an answer is shown again without being asked for anew. */
  readonly freshMs: number
  /** Did no answer come? Then it is asked for once more; a refusal would be the same again. */
  readonly isUnanswered: (error: Error) => boolean
}

/** What the screens of an app have asked its server, and how they ask. */
export function createQueryClient({ freshMs, isUnanswered }: QueryHabits): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        refetchOnWindowFocus: false,
        retry: (failures, error) => isUnanswered(error) && failures < 1,
      },
      // What is asked while offline fails at once: waiting, it would be carried out when nobody expects it any more.
      mutations: { networkMode: 'always' },
    },
  })
}
