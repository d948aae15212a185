import type { CallRequest } from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import { type CallContext, type CallHandlers, sessionOf } from '../../gateway/callContext.ts'
import { judgeTry } from '../limits/limits.ts'
import { loginKeys } from '../limits/triedFrom.ts'
import { readAccountName } from '../names/accountName.ts'
import { checkNewPassword } from '../passwords/passwordRules.ts'
import { requireBrowser } from '../proofs/stepUp.ts'
import type { IdentityServices } from '../services/services.ts'
import { loginOrigin } from './loginOrigin.ts'
import { checkCode, ownCode, requireProof, useCode } from './proofs.ts'

type Request = CallRequest<'updatePassword'>

/** Nobody is logged in: the code alone proves the account, and for one that does not exist there is none that fits. */
async function forgotten(services: IdentityServices, request: Request, context: CallContext) {
  const { users, passwords, attempts, changes, policy } = services
  const name = readAccountName(request.account, request.telCode, 'account_empty')
  const target = { purpose: 'forget', account: name.value } as const
  await checkCode(services, target, request.code, context.ip)
  checkNewPassword(request, name.value, policy.password)
  await useCode(services, target, request.code)
  const user = await users.find(name)
  if (!user) throw new Refusal('code_wrong')
  const hash = await passwords.hash(request.password)
  const outcome = await changes.request('password', user.id, { hash, session: '' })
  await attempts.forget(loginKeys(name.value, await loginOrigin(services, name, context)).here)
  return outcome
}

async function checkOldPassword(
  services: IdentityServices,
  user: { id: string; password_hash: string | null },
  old: string,
) {
  const { passwords, attempts, policy } = services
  const guard = { key: ['old password', user.id], limit: policy.attempts.oldPassword } as const
  await judgeTry(attempts, [guard], async () => {
    if (!(await passwords.verify(user.password_hash, old))) throw new Refusal('wrong_password')
  })
}

async function changed(services: IdentityServices, request: Request, context: CallContext) {
  const { users, passwords, changes, policy } = services
  const session = sessionOf(context)
  if (policy.hardened) requireBrowser(session)
  const user = await users.byId(session.userId)
  const target = ownCode('password', user)
  if (request.code === '') throw new Refusal('code_empty')
  await requireProof(services, session)
  await checkCode(services, target, request.code, context.ip)
  checkNewPassword(request, target.account, policy.password)
  await checkOldPassword(services, user, request.oldPassword)
  await changes.refusePending('password', user.id)
  await useCode(services, target, request.code)
  const hash = await passwords.hash(request.password)
  return changes.request('password', user.id, { hash, session: session.id })
}

export function passwordHandlers(services: IdentityServices): CallHandlers<'updatePassword'> {
  return {
    updatePassword: (request, context) =>
      request.mode === 'forget' ? forgotten(services, request, context) : changed(services, request, context),
  }
}
