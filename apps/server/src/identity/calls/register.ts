import type { CallRequest, Rejection } from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import { isTicked } from '../../gateway/ticked.ts'
import { findCountry } from '../accounts/countries.ts'
import type { NewUser } from '../accounts/users.ts'
import { takeRate } from '../limits/limits.ts'
import { type AccountName, readEmail, readPhone } from '../names/accountName.ts'
import { checkNewPassword } from '../passwords/passwordRules.ts'
import type { IdentityServices } from '../services/services.ts'
import { openSession } from './openSession.ts'

type Request = CallRequest<'userRegister'>

function readName({ mode, account, telCode }: Request): AccountName {
  const [empty, format]: [Rejection, Rejection] =
    mode === 'phone' ? ['phone_empty', 'phone_format'] : ['account_empty', 'email_format']
  if (account === '') throw new Refusal(empty)
  const name = mode === 'phone' ? readPhone(account, telCode ?? '') : readEmail(account)
  if (!name) throw new Refusal(format)
  return name
}

async function readInviter({ users, policy }: IdentityServices, { invitation_code }: Request): Promise<string | null> {
  if (invitation_code === '') {
    if (policy.inviteRequired) throw new Refusal('invitation_missing')
    return null
  }
  const inviter = await users.inviter(invitation_code)
  if (!inviter) throw new Refusal('invitation_unknown')
  return inviter
}

/** Checks every field in the order of the call's rejections; changes nothing but the count of wrong guesses. */
async function check(services: IdentityServices, request: Request, address: string) {
  const { attempts, codes, policy } = services
  const name = readName(request)
  if (request.code === '') throw new Refusal('code_empty')
  await takeRate(attempts, ['register', address], policy.attempts.registrationsPerAddress)
  const target = { purpose: 'register', account: name.value } as const
  if (!(await codes.check(target, request.code))) throw new Refusal('code_wrong')
  checkNewPassword(request, name.value, policy.password)
  const country = findCountry(request.country)
  if (!country) throw new Refusal('country_unknown')
  if (!isTicked(request.agree)) throw new Refusal('agreement_missing')
  return { name, target, country, invitedBy: await readInviter(services, request) }
}

/** The user and its ledger owner. When the log refuses before writing anything, the user is taken back as well. */
async function addUser({ users, owners }: IdentityServices, user: NewUser): Promise<string> {
  const userId = await users.add(user)
  if (userId === undefined) throw new Refusal('registration_failed')
  try {
    await owners.ensure(userId, 'real')
    return userId
  } catch (error) {
    if (error instanceof Refusal) await users.remove(userId)
    throw error
  }
}

export function registerHandlers(services: IdentityServices): CallHandlers<'userRegister'> {
  const { codes, passwords, registrations, logger } = services

  const register = async (request: Request, context: CallContext) => {
    const { name, target, country, invitedBy } = await check(services, request, context.ip)
    // The code is used up before the slow hash: of many identical calls one goes on, the others end here.
    if (!(await codes.use(target, request.code))) throw new Refusal('code_wrong')
    try {
      const passwordHash = await passwords.hash(request.password)
      const userId = await addUser(services, { name, country, passwordHash, invitedBy, language: context.lang })
      await registrations.tell(userId)
      logger.info({ event: 'registered', userId, mode: name.kind, country }, 'an account was opened')
      return { token_h5: await openSession(services, userId, context, 'register') }
    } catch (error) {
      if (error instanceof Refusal && error.rejection !== 'registration_failed') await codes.giveBack(target)
      throw error
    }
  }
  return { userRegister: register }
}
