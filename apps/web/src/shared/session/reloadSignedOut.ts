import { keepDrafts } from './keptDrafts.ts'
import { forgetStoredSession, session } from './sessionStore.ts'

/**
 * Loads the page anew without its ended session, so that nothing of it stays in memory; typed values are kept. Until the reload the
 * page stays as it is: a login form shown before it would vanish while the user types into it.
 */
export function reloadSignedOut(reload: () => void = () => location.reload()): void {
  keepDrafts(session())
  forgetStoredSession()
  reload()
}
