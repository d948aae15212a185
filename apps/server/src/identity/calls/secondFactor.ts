import { Refusal } from '../../errors/refusal.ts'
import type { CallContext } from '../../gateway/callContext.ts'
import { relyingPartyOf } from '../factors/relyingParty.ts'
import { judgeTry } from '../limits/limits.ts'
import { factorKeys, guardsOf, type TriedFrom } from '../limits/triedFrom.ts'
import type { IdentityServices } from '../services/services.ts'

/** The second factors that came along with a login. */
export interface GivenFactor {
  /** A code of the authenticator app or a recovery code, '' when none. */
  readonly factor: string
  /** The browser's answer as JSON text, '' when none. */
  readonly passkey: string
}

/** Judges a try at a second factor; refused as `locked_out` beyond the limits. */
function judgeFactor<Right>(
  { attempts, policy }: IdentityServices,
  userId: string,
  from: TriedFrom,
  judge: () => Promise<Right>,
): Promise<Right> {
  const { factor, factorAnywhere } = policy.attempts
  return judgeTry(attempts, guardsOf(factorKeys(userId, from), factor, factorAnywhere), judge)
}

/** Uses up a code of the app or a recovery code. Throws `locked_out` or `factor_code_wrong`. */
export async function proveByCode(
  services: IdentityServices,
  userId: string,
  code: string,
  from: TriedFrom,
): Promise<void> {
  await judgeFactor(services, userId, from, async () => {
    if (await services.factors.totp.use(userId, code)) return
    if (!(await useRecoveryCode(services, userId, code))) throw new Refusal('factor_code_wrong')
  })
}

/** Its holder is told how many are left: what is told is written with what uses the code up. */
async function useRecoveryCode(services: IdentityServices, userId: string, code: string): Promise<boolean> {
  const { database, people } = services
  const { recoveryCodes } = services.factors
  const used = await database.transaction().execute(async (on) => {
    if (!(await recoveryCodes.use(userId, code, on))) return false
    const message = {
      kind: 'recoveryCodeUsed',
      values: { left: String(await recoveryCodes.left(userId, on)) },
    } as const
    await people.accountEvents.add(userId, { what: 'recovery_code_used', by: 'holder', text: '', ref: '', message }, on)
    return true
  })
  if (used) await people.messages.deliver()
  return used
}

/** Throws `locked_out` or `passkey_refused`. */
export async function proveByPasskey(
  services: IdentityServices,
  purpose: 'login' | 'stepup',
  userId: string,
  answer: string,
  from: TriedFrom,
  context: Pick<CallContext, 'origin'>,
): Promise<void> {
  const party = relyingPartyOf(services.publicOrigin, context.origin)
  await judgeFactor(services, userId, from, async () => {
    if (!(await services.factors.passkeys.prove(purpose, userId, answer, party))) throw new Refusal('passkey_refused')
  })
}

/**
 * After the right password or wallet: a user with a second factor must prove it too. Throws `second_factor_needed`
 * (fact `methods`: "totp,passkey,recovery", the preferred one first) when none came along.
 */
export async function requireSecondFactor(
  services: IdentityServices,
  userId: string,
  { factor, passkey }: GivenFactor,
  from: TriedFrom,
  context: Pick<CallContext, 'origin'>,
): Promise<void> {
  const methods = await services.factors.methods(userId)
  if (methods.length === 0) return
  if (factor !== '') return proveByCode(services, userId, factor, from)
  if (passkey !== '') return proveByPasskey(services, 'login', userId, passkey, from, context)
  throw new Refusal('second_factor_needed', { methods: methods.join(',') })
}
