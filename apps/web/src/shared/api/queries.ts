import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallSettings } from '@touchstone/client'
import type { CallData, CallInput, CallName } from '@touchstone/protocol'
import { api, isNetworkError } from './api.ts'

export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => isNetworkError(error) && failures < 1,
      },
      // What is asked while offline fails at once: waiting, it would be carried out when nobody expects it any more.
      mutations: { networkMode: 'always' },
    },
  })
}

/** Query options for a call that reads: the key is the call and its fields. */
export function callQuery<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  settings: Pick<CallSettings, 'refusal'> = {},
) {
  return queryOptions<CallData<Name>>({
    queryKey: [name, input],
    queryFn: ({ signal }) => api().call(name, input, { ...settings, signal }),
  })
}
