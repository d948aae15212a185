import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { answerQuery, createQueryClient } from '@touchstone/frame'
import type { AdminCallData, AdminCallInput, AdminCallName } from '@touchstone/protocol/admin'
import { isAttended } from '../activity/activity.ts'
import { adminCall, UnreachableError } from './adminClient.ts'

const FRESH_MS = 2_000

export function createQueries(): QueryClient {
  return createQueryClient({ freshMs: FRESH_MS, isUnanswered: (error) => error instanceof UnreachableError })
}

/** Query options for a call that reads. */
export function callQuery<Name extends AdminCallName>(name: Name, input: AdminCallInput<Name>) {
  return answerQuery<AdminCallData<Name>>(name, input, (signal) => adminCall(name, input, signal))
}

/** Query options for a call that reads, repeated at intervals during activity. */
export function liveQuery<Name extends AdminCallName>(name: Name, input: AdminCallInput<Name>, everyMs: number) {
  return queryOptions({
    ...callQuery(name, input),
    refetchInterval: () => (isAttended() ? everyMs : false),
  })
}
