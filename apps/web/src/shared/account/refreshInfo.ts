import { api } from '../api/api.ts'
import { mergeInfo, session } from '../session/sessionStore.ts'

/** Reads the user's own data anew after a change. When that fails, the old data stay. */
export async function refreshInfo(): Promise<void> {
  const { token } = session()
  try {
    const info = await api().call('getInfo', {})
    if (session().token === token) mergeInfo(info)
  } catch {
    // The next page asks again.
  }
}
