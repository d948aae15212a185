import { api } from '../api/api.ts'
import { mergeInfo, session } from '../session/sessionStore.ts'

/** Reads anew who is logged in, after something about the person changed. What was known stays when that fails. */
export async function refreshInfo(): Promise<void> {
  const { token } = session()
  try {
    const info = await api().call('getInfo', {})
    if (session().token === token) mergeInfo(info)
  } catch {
    // The next page asks again.
  }
}
