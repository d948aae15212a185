import type { CallHandlers } from '../../gateway/callContext.ts'
import { sessionOf } from '../../gateway/callContext.ts'
import { Refusal } from '../../gateway/refusal.ts'
import { findAccountName } from '../accountName.ts'
import type { AttemptKey } from '../attempts.ts'
import { takeRate, takeTry } from './limits.ts'
import { openSession } from './openSession.ts'
import type { IdentityServices } from './services.ts'

/** The counters of wrong passwords for an account: from one address, and from anywhere. */
export function loginKeys(
  account: string,
  address: string,
): { readonly here: AttemptKey; readonly anywhere: AttemptKey } {
  return { here: ['login', account, address], anywhere: ['login', account] }
}

export function loginHandlers(services: IdentityServices): CallHandlers<'userLogin' | 'logout'> {
  const { attempts, users, owners, passwords, sessions, policy, logger } = services
  return {
    /** A wrong password and an unknown account are refused alike, after the same work, and locked alike. */
    userLogin: async ({ account, telCode, password }, context) => {
      if (account === '' || password === '') throw new Refusal('account_password_empty')
      await takeRate(attempts, ['login from', context.ip], policy.attempts.loginsPerAddress)
      const name = findAccountName(account, telCode)
      const keys = loginKeys(name?.value ?? account.toLowerCase(), context.ip)
      await takeTry(attempts, keys.here, policy.attempts.login)
      await takeTry(attempts, keys.anywhere, policy.attempts.loginAnywhere)

      const user = name ? await users.find(name) : undefined
      const matches = await passwords.verify(user?.password_hash ?? null, password)
      if (!user || !matches) throw new Refusal('login_failed')

      await attempts.forget(keys.here, keys.anywhere)
      await owners.ensure(user.id, 'real')
      const token = await openSession(services, user.id, context)
      logger.info({ event: 'logged_in', userId: user.id }, 'a session was opened')
      return { token }
    },

    logout: async (_request, context) => {
      await sessions.close(sessionOf(context).id)
      return {}
    },
  }
}
