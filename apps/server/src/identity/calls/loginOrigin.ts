import { hashSecret } from '../../crypto/secrets.ts'
import type { CallContext } from '../../gateway/callContext.ts'
import { fromKnownBrowser, fromStranger, type TriedFrom } from '../limits/triedFrom.ts'
import type { AccountName } from '../names/accountName.ts'
import type { IdentityServices } from '../services/services.ts'

/**
 * Where a call comes from that names an account without a session: a browser with the cookie of an earlier log-in of that
 * account, or a stranger. Asked alike for accounts that do not exist.
 */
export async function loginOrigin(
  { loginLog }: Pick<IdentityServices, 'loginLog'>,
  name: AccountName | undefined,
  { cookie, ip }: Pick<CallContext, 'cookie' | 'ip'>,
): Promise<TriedFrom> {
  const known = name !== undefined && cookie !== '' && (await loginLog.knows(name, cookie))
  return known ? fromKnownBrowser(hashSecret(cookie)) : fromStranger(ip)
}
