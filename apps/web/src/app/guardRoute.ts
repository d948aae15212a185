import { redirect } from '@tanstack/react-router'
import { api } from '../shared/api/api.ts'
import { rememberAsked } from '../shared/routing/askedPath.ts'
import { isLeavingPage } from '../shared/session/leavingPage.ts'
import { clearSession, isIdentified, mergeInfo, session } from '../shared/session/sessionStore.ts'
import { judgeVisit, type Verdict } from './guard.ts'
import { findRoute } from './routes/routes.ts'

export interface Place {
  readonly pathname: string
  readonly searchStr: string
}

function judge(place: Place): Verdict {
  const state = session()
  return judgeVisit({
    path: place.pathname,
    address: `${place.pathname}${place.searchStr}`,
    route: findRoute(place.pathname),
    hasToken: state.token !== '',
    identified: isIdentified(state),
  })
}

/** Loads the user of the token; a token without a user is dropped. */
async function identify(): Promise<void> {
  const { token } = session()
  try {
    const info = await api().call('getInfo', {})
    if (session().token !== token) return
    mergeInfo(info)
    if (!isIdentified(session())) clearSession()
  } catch {
    if (session().token === token && !isLeavingPage()) clearSession()
  }
}

/** Runs before every navigation; throws the router's redirect when the visit leads elsewhere. */
export async function guardRoute(place: Place): Promise<void> {
  let verdict = judge(place)
  for (let attempt = 0; verdict.kind === 'load_info' && attempt < 2; attempt++) {
    await identify()
    verdict = judge(place)
  }
  if (verdict.kind !== 'replace') return
  rememberAsked(place.pathname)
  throw redirect({ to: verdict.path, search: verdict.search, replace: true })
}
