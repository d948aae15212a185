import { Refusal } from '../../errors/refusal.ts'
import type { CallHandlers } from '../../gateway/callContext.ts'
import { judgeTry, takeRate } from '../limits/limits.ts'
import { guardsOf, loginKeys } from '../limits/triedFrom.ts'
import { findAccountName } from '../names/accountName.ts'
import type { IdentityServices } from '../services/services.ts'
import { loginOrigin } from './loginOrigin.ts'
import { checkCode, useCode } from './proofs.ts'

/**
 * A lost second factor. The code proves the mailbox first, so that nothing can be learnt about accounts of others; password
 * and answer are refused alike and counted like logins. People decide the rest.
 */
export function resetFactorHandlers(services: IdentityServices): CallHandlers<'resetFactor'> {
  const { attempts, users, passwords, questions, factors, changes, policy } = services
  return {
    resetFactor: async ({ account, telCode, password, code, answer }, context) => {
      if (account === '' || password === '') throw new Refusal('account_password_empty')
      if (code === '') throw new Refusal('code_empty')
      const name = findAccountName(account, telCode)
      const from = await loginOrigin(services, name, context)
      await takeRate(attempts, ['login from', ...from.here], policy.attempts.loginsPerAddress)
      const target = { purpose: 'factor', account: name?.value ?? account } as const
      await checkCode(services, target, code, context.ip)

      const { login, loginAnywhere } = policy.attempts
      const guards = guardsOf(loginKeys(target.account, from), login, loginAnywhere)
      const user = await judgeTry(attempts, guards, async () => {
        const found = name ? await users.find(name) : undefined
        const matches = await passwords.verify(found?.password_hash ?? null, password)
        const answered = await questions.isRight(found?.id ?? null, null, answer)
        if (!found || !matches) throw new Refusal('login_failed')
        const asked = (await questions.of(found.id)) !== 0
        const held = (await factors.methods(found.id)).length > 0
        if ((asked && !answered) || !held) throw new Refusal('login_failed')
        return found
      })

      await changes.refusePending('factor', user.id)
      await useCode(services, target, code)
      return changes.request('factor', user.id, {})
    },
  }
}
