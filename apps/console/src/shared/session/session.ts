import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { createContext, useContext } from 'react'
import { adminCall, isSessionOver } from '../api/adminClient.ts'

/** The operator who is logged in. */
export type Me = AdminCallData<'getMe'>

const KEY = ['me'] as const

async function readMe(signal: AbortSignal): Promise<Me | null> {
  try {
    return await adminCall('getMe', {}, signal)
  } catch (error) {
    if (isSessionOver(error)) return null
    throw error
  }
}

/** The logged-in operator, null for none. */
export function useLogin() {
  return useQuery(
    queryOptions<Me | null>({
      queryKey: KEY,
      queryFn: ({ signal }) => readMe(signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
}

/** After a login or an enrolment: asks the server for the operator. */
export async function beginSession(queries: QueryClient): Promise<void> {
  await queries.refetchQueries({ queryKey: KEY })
}

/** Forgets all loaded data; the address stays, so that the next login returns to it. */
export function endSession(queries: QueryClient): void {
  if (queries.getQueryData(KEY) === null) return
  queries.removeQueries({ predicate: (query) => query.queryKey[0] !== KEY[0] })
  queries.setQueryData(KEY, null)
}

/** Forgets all data at once, and tells the server; when that fails, the server's idle time ends the session. */
export function signOut(queries: QueryClient): void {
  endSession(queries)
  adminCall('logout', {}).catch((error: unknown) => console.warn('the server could not be told', error))
}

export const MeContext = createContext<Me | null>(null)

/** To be used inside the shell only, which is shown to logged-in operators alone. */
export function useMe(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('nobody is logged in')
  return me
}
