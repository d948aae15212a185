import type { CallRequest } from '@touchstone/protocol'
import { type CallContext, type CallHandlers, type Session, sessionOf } from '../../gateway/callContext.ts'
import { Refusal } from '../../gateway/refusal.ts'
import { passwordChangedMessage } from '../../mail/messages.ts'
import { readAccountName } from '../accountName.ts'
import type { AttemptKey } from '../attempts.ts'
import { checkNewPassword } from '../passwordRules.ts'
import { checkTransactionPassword } from '../transactionPasswordRules.ts'
import { recipientOf, type User } from '../users.ts'
import type { CodeTarget } from '../verificationCodes.ts'
import { takeRate, takeTry } from './limits.ts'
import { loginKeys } from './login.ts'
import type { IdentityServices } from './services.ts'

type Request = CallRequest<'updatePassword'>

/** A stolen token alone must not change security settings where the hardened profile is on. */
function refuseUnbound({ policy }: IdentityServices, session: Session): void {
  if (policy.hardened && !session.cookieBound) throw new Refusal('not_allowed')
}

/** Code, new password, and its repetition, in the order of the call's rejections. Does not use the code up. */
async function checkChange(services: IdentityServices, request: Request, target: CodeTarget, address: string) {
  const { attempts, codes, policy } = services
  if (request.code === '') throw new Refusal('code_empty')
  await takeRate(attempts, ['code check', address], policy.attempts.codeChecksPerAddress)
  if (!(await codes.check(target, request.code))) throw new Refusal('code_wrong')
  checkNewPassword(request, target.account, policy.password)
}

/** From here on the change takes effect at once: every other session ends, and earlier lock-outs with it. */
async function change(
  services: IdentityServices,
  user: User,
  password: string,
  keep: string | undefined,
  address: string,
) {
  const { users, sessions, attempts, mail, logger } = services
  await users.setPassword(user.id, await services.passwords.hash(password))
  await sessions.end(user.id, keep === undefined ? {} : { except: keep })
  const recipient = recipientOf(user)
  const keys = loginKeys(recipient.to, address)
  await attempts.forget(keys.here, keys.anywhere)
  if (mail.accepts(recipient.channel)) mail.send(passwordChangedMessage(recipient))
  logger.info({ event: 'password_changed', userId: user.id }, 'a password was changed')
  return { review: false }
}

async function forgotten(services: IdentityServices, request: Request, context: CallContext) {
  const name = readAccountName(request.account, request.telCode, 'account_empty')
  const target = { purpose: 'forget', account: name.value } as const
  await checkChange(services, request, target, context.ip)
  if (!(await services.codes.use(target, request.code))) throw new Refusal('code_wrong')
  const user = await services.users.find(name)
  if (!user) throw new Refusal('code_wrong')
  return change(services, user, request.password, undefined, context.ip)
}

async function changed(services: IdentityServices, request: Request, context: CallContext) {
  const { users, codes, passwords, attempts, policy } = services
  const session = sessionOf(context)
  refuseUnbound(services, session)
  const user = await users.byId(session.userId)
  const target = { purpose: 'password', account: recipientOf(user).to } as const
  await checkChange(services, request, target, context.ip)
  const tries: AttemptKey = ['old password', user.id]
  await takeTry(attempts, tries, policy.attempts.oldPassword)
  if (!(await passwords.verify(user.password_hash, request.oldPassword))) throw new Refusal('wrong_password')
  await attempts.forget(tries)
  if (!(await codes.use(target, request.code))) throw new Refusal('code_wrong')
  return change(services, user, request.password, session.id, context.ip)
}

export function passwordHandlers(
  services: IdentityServices,
): CallHandlers<'updatePassword' | 'hasTpassword' | 'saveTpwd'> {
  const { users, sessions, transactionPasswords } = services
  return {
    updatePassword: (request, context) =>
      request.mode === 'forget' ? forgotten(services, request, context) : changed(services, request, context),

    hasTpassword: async (_request, context) => {
      const user = await users.byId(sessionOf(context).userId)
      return { has: user.transaction_password_hash !== null }
    },

    saveTpwd: async ({ tpwd, tpwd2 }, context) => {
      const session = sessionOf(context)
      refuseUnbound(services, session)
      checkTransactionPassword(tpwd, tpwd2)
      if (session.transactionPasswordSet) throw new Refusal('transaction_password_set')
      const set = await users.setFirstTransactionPassword(session.userId, await transactionPasswords.hash(tpwd))
      await sessions.refresh(session.userId)
      if (!set) throw new Refusal('transaction_password_set')
      return {}
    },
  }
}
