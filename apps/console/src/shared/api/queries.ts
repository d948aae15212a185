import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { AdminCallData, AdminCallInput, AdminCallName } from '@touchstone/protocol/admin'
import { wasActiveWithin } from '../activity/activity.ts'
import { adminCall, UnreachableError } from './adminClient.ts'

const FRESH_MS = 2_000
/** Without a key or a pointer for so long nothing is asked for by itself, so that an unattended console locks. */
const UNATTENDED_MS = 60_000

export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => error instanceof UnreachableError && failures < 1,
      },
      // What is decided while offline fails at once: waiting, it would be done when nobody expects it any more.
      mutations: { networkMode: 'always' },
    },
  })
}

/** Query options for a call that reads: the key is the call and its fields. */
export function callQuery<Name extends AdminCallName>(name: Name, input: AdminCallInput<Name>) {
  return queryOptions<AdminCallData<Name>>({
    queryKey: [name, input],
    queryFn: ({ signal }) => adminCall(name, input, signal),
  })
}

/** The same, asked again every so often while somebody is at the console. */
export function liveQuery<Name extends AdminCallName>(name: Name, input: AdminCallInput<Name>, everyMs: number) {
  return queryOptions<AdminCallData<Name>>({
    queryKey: [name, input],
    queryFn: ({ signal }) => adminCall(name, input, signal),
    refetchInterval: () => (wasActiveWithin(UNATTENDED_MS) ? everyMs : false),
  })
}
