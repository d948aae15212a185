import { keepDrafts } from './keptDrafts.ts'
import { forgetStoredSession, session } from './sessionStore.ts'

/**
 * Loads the page anew without the session, which has ended, so that nothing of it stays in memory; what was typed is kept. Until
 * then the page stays as it is: a login form on it would be gone again while somebody types into it.
 */
export function reloadSignedOut(reload: () => void = () => location.reload()): void {
  keepDrafts(session())
  forgetStoredSession()
  reload()
}
