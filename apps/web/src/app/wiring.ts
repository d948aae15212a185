import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { LiveSocket, socketAddress } from '@touchstone/client'
import { createQueries } from '../shared/api/queries.ts'
import { siteConfig } from '../shared/config/siteConfig.ts'
import { createLiveHub, type LiveHub } from '../shared/live/liveHub.ts'
import { dropDrafts, endedByItself, keepDrafts } from '../shared/session/keptDrafts.ts'
import { reloadSignedOut } from '../shared/session/reloadSignedOut.ts'
import { askRelogin } from '../shared/session/reloginStore.ts'
import { followOtherTabs, type SessionState, session, useSession } from '../shared/session/sessionStore.ts'
import { type AppRouter, createAppRouter } from './router.tsx'

export interface AppParts {
  readonly queries: QueryClient
  readonly router: AppRouter
  readonly hub: LiveHub
  /** Ends what goes on in the background; the page itself ends with its window. */
  readonly end: () => void
}

/** Another tab logged in anew, or noticed first that the session had ended: the forms of this one are about to go. */
function isAnotherLogin(now: SessionState, before: SessionState): boolean {
  return before.token !== '' && now.demo === before.demo && (now.token !== '' || endedByItself())
}

/** Builds the long-lived parts once the configuration is known, and ties them to the session. `history`: instead of the browser's own. */
export function wireApp(history?: RouterHistory): AppParts {
  const queries = createQueries()
  const router = createAppRouter(history)
  const socket = new LiveSocket({
    address: socketAddress(siteConfig(), location.origin),
    token: () => session().token,
    onError: ({ code, message }) => {
      if (code === 2000) askRelogin('', message)
      if (code === 1000 && session().token !== '') reloadSignedOut()
    },
  })
  const unfollowSession = useSession.subscribe((now, before) => {
    if (now.invitation_code !== '' && now.invitation_code !== before.invitation_code) dropDrafts(now)
    if (now.token === before.token) return
    if (isAnotherLogin(now, before)) keepDrafts(before)
    // Data loaded for one user is not shown to the next.
    queries.clear()
    socket.signInAgain()
    void router.invalidate()
  })
  const unfollowTabs = followOtherTabs()
  socket.connect()
  const end = () => {
    unfollowSession()
    unfollowTabs()
    socket.close()
  }
  return { queries, router, hub: createLiveHub(socket), end }
}
