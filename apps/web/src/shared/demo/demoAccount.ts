import { create } from 'zustand'
import { api } from '../api/api.ts'
import { clearSession, session, signIn } from '../session/sessionStore.ts'

/** By then every tab uses the session that came after. */
const LEFT_AFTER_MS = 3_000

/** Logs a session out that this page has left. When the page closes before, it ends by itself. */
function leaveBehind(token: string): void {
  if (token === '') return
  setTimeout(() => {
    api()
      .call('logout', {}, { token })
      .catch(() => undefined)
  }, LEFT_AFTER_MS)
}

/** Enters the demo account: the own one, or as a guest. Rejects when it is refused. */
export async function enterDemo(): Promise<void> {
  const before = session().token
  const { token } = await api().call('demoLogin', {})
  signIn(token, true)
  leaveBehind(before)
}

/** Leads back to the real account, a guest to nowhere. `leave` runs before a guest's page changes. */
export async function exitDemo(leave: () => void): Promise<void> {
  const before = session().token
  const { token } = await api().call('exitDemo', {})
  if (token === '') {
    leave()
    clearSession()
  } else signIn(token)
  leaveBehind(before)
}

/** Is the dialog open that asks before the demo account is left? */
export const useDemoExit = create<{ readonly asked: boolean }>(() => ({ asked: false }))

export function askToExitDemo(): void {
  useDemoExit.setState({ asked: true })
}

export function closeDemoExit(): void {
  useDemoExit.setState({ asked: false })
}
