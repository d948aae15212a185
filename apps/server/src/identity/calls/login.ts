import type { CallRequest } from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import { requireOwnCookie, sessionOf } from '../../gateway/callContext.ts'
import type { User } from '../accounts/users.ts'
import { relyingPartyOf } from '../factors/relyingParty.ts'
import { judgeTry, takeRate } from '../limits/limits.ts'
import { guardsOf, loginKeys, type TriedFrom } from '../limits/triedFrom.ts'
import { type AccountName, findAccountName } from '../names/accountName.ts'
import type { IdentityServices } from '../services/services.ts'
import type { LoginResult } from '../sessions/loginLog.ts'
import { loginOrigin } from './loginOrigin.ts'
import { openSession, placeOf } from './openSession.ts'
import { requireSecondFactor } from './secondFactor.ts'

type Request = CallRequest<'userLogin'>

/** A wrong password and an unknown account are refused alike, after the same work, and locked alike. */
async function checkPassword(
  services: IdentityServices,
  request: Request,
  name: AccountName | undefined,
  from: TriedFrom,
): Promise<User> {
  const { attempts, users, passwords, policy } = services
  const keys = loginKeys(name?.value ?? request.account.toLowerCase(), from)
  const { login, loginAnywhere } = policy.attempts
  return judgeTry(attempts, guardsOf(keys, login, loginAnywhere), async () => {
    const user = name ? await users.find(name) : undefined
    const matches = await passwords.verify(user?.password_hash ?? null, request.password)
    if (!user || !matches) throw new Refusal('login_failed')
    return user
  })
}

/** How a refusal stands in the holder's list of logins; nothing where the person was only asked for the second factor. */
export function loginResult(error: unknown): LoginResult | undefined {
  if (!(error instanceof Refusal) || error.rejection === 'second_factor_needed') return undefined
  return error.rejection === 'locked_out' ? 'locked' : 'refused'
}

export function loginHandlers(services: IdentityServices): CallHandlers<'userLogin' | 'startPasskeyLogin' | 'logout'> {
  const { attempts, owners, sessions, policy, logger, loginLog, factors } = services

  const logIn = async (request: Request, name: AccountName | undefined, from: TriedFrom, context: CallContext) => {
    const user = await checkPassword(services, request, name, from)
    await requireSecondFactor(services, user.id, request, from, context)
    if (user.login_frozen) throw new Refusal('login_frozen')
    await owners.ensure(user.id, 'real')
    const token = await openSession(services, user.id, context, 'password')
    logger.info({ event: 'logged_in', userId: user.id }, 'a session was opened')
    return { token }
  }

  return {
    userLogin: async (request, context) => {
      if (request.account === '' || request.password === '') throw new Refusal('account_password_empty')
      const name = findAccountName(request.account, request.telCode)
      const from = await loginOrigin(services, name, context)
      await takeRate(attempts, ['login from', ...from.here], policy.attempts.loginsPerAddress)
      try {
        return await logIn(request, name, from, context)
      } catch (error) {
        const result = loginResult(error)
        if (result) loginLog.turnedAway(name, 'password', result, placeOf(context))
        throw error
      }
    },

    startPasskeyLogin: async (_request, { ip, origin }) => {
      const party = relyingPartyOf(services.publicOrigin, origin)
      await takeRate(attempts, ['passkey login', ip], policy.attempts.passkeyLoginsPerAddress)
      return { options: await factors.passkeys.startProving('login', null, party) }
    },

    logout: async (_request, context) => {
      const session = sessionOf(context)
      requireOwnCookie(session)
      await sessions.close(session.id)
      return {}
    },
  }
}
