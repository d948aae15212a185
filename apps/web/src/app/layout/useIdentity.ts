import { useEffect } from 'react'
import { api } from '../../shared/api/api.ts'
import { isIdentified, mergeInfo, session, useSession } from '../../shared/session/sessionStore.ts'

/** /login and /404 open before the user of the token is known; the header needs the user there too. */
export function useIdentity(): void {
  const unknown = useSession((state) => (isIdentified(state) ? '' : state.token))
  useEffect(() => {
    if (unknown === '') return
    api()
      .call('getInfo', {})
      .then(
        (info) => {
          if (session().token === unknown) mergeInfo(info)
        },
        () => undefined,
      )
  }, [unknown])
}
