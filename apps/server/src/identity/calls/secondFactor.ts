import { Refusal } from '../../errors/refusal.ts'
import type { CallContext } from '../../gateway/callContext.ts'
import { recoveryCodeUsedNotice } from '../../mail/securityNotices.ts'
import { relyingPartyOf } from '../factors/relyingParty.ts'
import type { AttemptKey } from '../limits/attempts.ts'
import { takeTry } from '../limits/limits.ts'
import type { IdentityServices } from '../services/services.ts'

/** The second factors that came along with a login. */
export interface GivenFactor {
  /** A code of the authenticator app or a recovery code, '' when none. */
  readonly factor: string
  /** The browser's answer as JSON text, '' when none. */
  readonly passkey: string
}

function triesAt(userId: string, address: string): { readonly here: AttemptKey; readonly anywhere: AttemptKey } {
  return { here: ['factor', userId, address], anywhere: ['factor', userId] }
}

/** Counts a try at a second factor before it is judged; refused as `locked_out` beyond the limits. */
async function takeFactorTry({ attempts, policy }: IdentityServices, userId: string, address: string): Promise<void> {
  const { here, anywhere } = triesAt(userId, address)
  await takeTry(attempts, here, policy.attempts.factor)
  await takeTry(attempts, anywhere, policy.attempts.factorAnywhere)
}

async function forgetFactorTries({ attempts }: IdentityServices, userId: string, address: string): Promise<void> {
  const { here, anywhere } = triesAt(userId, address)
  await attempts.forget(here, anywhere)
}

/** Uses up a code of the app or a recovery code. Throws `locked_out` or `factor_code_wrong`. */
export async function proveByCode(
  services: IdentityServices,
  userId: string,
  code: string,
  address: string,
): Promise<void> {
  await takeFactorTry(services, userId, address)
  const used = await services.factors.useCode(userId, code)
  if (used === undefined) throw new Refusal('factor_code_wrong')
  await forgetFactorTries(services, userId, address)
  if (used === 'totp') return
  const left = await services.factors.recoveryCodes.left(userId)
  await services.people.accountEvents.add(userId, { what: 'recovery_code_used', by: 'holder', text: '', ref: '' })
  await services.people.notify(userId, recoveryCodeUsedNotice(left))
}

/** Throws `locked_out` or `passkey_refused`. */
export async function proveByPasskey(
  services: IdentityServices,
  purpose: 'login' | 'stepup',
  userId: string,
  answer: string,
  context: Pick<CallContext, 'ip' | 'origin'>,
): Promise<void> {
  const party = relyingPartyOf(services.publicOrigin, context.origin)
  await takeFactorTry(services, userId, context.ip)
  if (!(await services.factors.passkeys.prove(purpose, userId, answer, party))) throw new Refusal('passkey_refused')
  await forgetFactorTries(services, userId, context.ip)
}

/**
 * After the right password or wallet: a user with a second factor must prove it too. Throws `second_factor_needed`
 * (fact `methods`: "totp,passkey,recovery", the preferred one first) when none came along.
 */
export async function requireSecondFactor(
  services: IdentityServices,
  userId: string,
  { factor, passkey }: GivenFactor,
  context: Pick<CallContext, 'ip' | 'origin'>,
): Promise<void> {
  const methods = await services.factors.methods(userId)
  if (methods.length === 0) return
  if (factor !== '') return proveByCode(services, userId, factor, context.ip)
  if (passkey !== '') return proveByPasskey(services, 'login', userId, passkey, context)
  throw new Refusal('second_factor_needed', { methods: methods.join(',') })
}
