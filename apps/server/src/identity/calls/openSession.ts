import type { CallContext } from '../../gateway/callContext.ts'
import { deviceName } from '../deviceName.ts'
import type { IdentityServices } from './services.ts'

/** Opens a session for the caller, bound to a cookie when the caller is a browser; returns its token. */
export async function openSession(
  { sessions }: IdentityServices,
  userId: string,
  context: CallContext,
): Promise<string> {
  const { ip, userAgent, fromBrowser } = context
  const { token, cookie } = await sessions.open({
    userId,
    device: deviceName(userAgent),
    address: ip,
    browser: fromBrowser,
  })
  if (cookie !== null) context.setCookie(cookie)
  return token
}
