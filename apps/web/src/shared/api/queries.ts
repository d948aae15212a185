import type { QueryClient } from '@tanstack/react-query'
import type { CallSettings } from '@touchstone/client'
import { answerQuery, createQueryClient } from '@touchstone/frame'
import type { CallData, CallInput, CallName } from '@touchstone/protocol'
import { api, isNetworkError } from './api.ts'

const FRESH_MS = 5_000

export function createQueries(): QueryClient {
  return createQueryClient({ freshMs: FRESH_MS, isUnanswered: isNetworkError })
}

/** Query options for a call that reads. */
export function callQuery<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  settings: Pick<CallSettings, 'refusal'> = {},
) {
  return answerQuery<CallData<Name>>(name, input, (signal) => api().call(name, input, { ...settings, signal }))
}
