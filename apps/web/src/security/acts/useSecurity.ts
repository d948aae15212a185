import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { callQuery } from '../../shared/api/queries.ts'
import { useSession } from '../../shared/session/sessionStore.ts'

export type Security = CallData<'getSecurity'>

/** How the account is protected; asked again when the page comes back to the front, because another tab may change it. */
export function useSecurity() {
  const signedIn = useSession((session) => session.token !== '')
  return useQuery({
    ...callQuery('getSecurity', {}, { refusal: 'here' }),
    enabled: signedIn,
    refetchOnWindowFocus: true,
  })
}
