import type { CallContext } from '../../gateway/callContext.ts'
import { deviceName } from '../names/deviceName.ts'
import type { IdentityServices } from '../services/services.ts'
import type { LoginMethod } from '../sessions/loginLog.ts'
import type { LoginPlace } from '../sessions/loginPlaces.ts'

export function placeOf({ userAgent, ip }: Pick<CallContext, 'userAgent' | 'ip'>): LoginPlace {
  return { device: deviceName(userAgent), address: ip }
}

/**
 * Opens a session for the caller, bound to a cookie when the caller is a browser (in the hardened profile always); returns
 * its token. A device that this person never used holds withdrawals for a day and is told of: when the log refuses the
 * hold, no session is opened.
 */
export async function openSession(
  { database, sessions, loginLog, people, policy }: IdentityServices,
  userId: string,
  context: CallContext,
  method: LoginMethod,
): Promise<string> {
  const place = placeOf(context)
  const isNew = await loginLog.isNewPlace(userId, place, context.cookie)
  if (isNew) await people.holdWithdrawals(userId, 'new device')
  const { token, cookie } = await sessions.open({ userId, ...place, browser: context.fromBrowser || policy.hardened })
  // The next login from there is no longer new: the message is written with the line that makes it so.
  await database.transaction().execute(async (on) => {
    await loginLog.done(userId, method, place, { cookie, earlier: context.cookie }, on)
    if (isNew) await people.messages.tell(userId, { kind: 'newDevice', values: { ...place } }, on)
  })
  if (isNew) await people.messages.deliver()
  if (cookie !== null) context.setCookie(cookie)
  return token
}
