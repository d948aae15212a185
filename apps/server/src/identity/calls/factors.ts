import { Refusal } from '../../errors/refusal.ts'
import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import { recipientOf } from '../accounts/users.ts'
import { relyingPartyOf } from '../factors/relyingParty.ts'
import { judgeTry } from '../limits/limits.ts'
import { fromSession } from '../limits/triedFrom.ts'
import type { IdentityServices } from '../services/services.ts'
import { holderOf, requireProof } from './proofs.ts'
import { proveByCode } from './secondFactor.ts'

const UNNAMED = 'Passkey'

/** After every change of a factor: withdrawals are held, the holder is told and finds it in the account's history. */
async function factorChanged(
  { people, factors, logger }: IdentityServices,
  userId: string,
  factor: 'totp' | 'passkey',
  act: 'added' | 'removed',
): Promise<void> {
  const what = `${factor}_${act}`
  await people.holdWithdrawals(userId, what)
  await factors.tidy(userId)
  const message = { kind: 'factorChanged', values: { factor, act } } as const
  await people.accountEvents.add(userId, { what, by: 'holder', text: '', ref: '', message })
  logger.info({ event: what, userId }, 'a second factor was changed')
}

function totpHandlers(services: IdentityServices): CallHandlers<'startTotp' | 'addTotp' | 'delTotp'> {
  const { factors, attempts, policy } = services
  return {
    startTotp: async (_request, context) => {
      const { session, user } = await holderOf(services, context)
      await requireProof(services, session, { always: true })
      const started = await factors.totp.start(user.id, recipientOf(user).to)
      if (!started) throw new Refusal('factor_set')
      return started
    },

    addTotp: async ({ code }, context) => {
      const { user } = await holderOf(services, context)
      if (await factors.totp.isSet(user.id)) throw new Refusal('factor_set')
      const guard = { key: ['new factor', user.id], limit: policy.attempts.factor } as const
      await judgeTry(attempts, [guard], async () => {
        if (!(await factors.totp.confirm(user.id, code))) throw new Refusal('factor_code_wrong')
      })
      const recoveryCodes = await factors.firstRecoveryCodes(user.id)
      await factorChanged(services, user.id, 'totp', 'added')
      return { recoveryCodes: [...recoveryCodes] }
    },

    delTotp: async ({ code }, context) => {
      const { user } = await holderOf(services, context)
      if (!(await factors.totp.isSet(user.id))) throw new Refusal('factor_unset')
      await proveByCode(services, user.id, code, fromSession(context.ip))
      await factors.totp.remove(user.id)
      await factorChanged(services, user.id, 'totp', 'removed')
      return {}
    },
  }
}

function passkeyHandlers(services: IdentityServices): CallHandlers<'startPasskey' | 'addPasskey' | 'delPasskey'> {
  const { factors, publicOrigin } = services
  const partyOf = ({ origin }: CallContext) => relyingPartyOf(publicOrigin, origin)
  return {
    startPasskey: async (_request, context) => {
      const { session, user } = await holderOf(services, context)
      await requireProof(services, session, { always: true })
      const label = recipientOf(user).to
      return { options: await factors.passkeys.startAdding({ id: user.id, label }, partyOf(context)) }
    },

    addPasskey: async ({ name, response }, context) => {
      const { user } = await holderOf(services, context)
      const id = await factors.passkeys.finishAdding(user.id, name || UNNAMED, response, partyOf(context))
      if (id === undefined) throw new Refusal('passkey_refused')
      const recoveryCodes = await factors.firstRecoveryCodes(user.id)
      await factorChanged(services, user.id, 'passkey', 'added')
      return { id, recoveryCodes: [...recoveryCodes] }
    },

    delPasskey: async ({ id }, context) => {
      const { session, user } = await holderOf(services, context)
      await requireProof(services, session, { always: true })
      if (!(await factors.passkeyRows.remove(user.id, id))) throw new Refusal('passkey_refused')
      await factorChanged(services, user.id, 'passkey', 'removed')
      return {}
    },
  }
}

export function factorHandlers(services: IdentityServices) {
  const { factors, people } = services
  return {
    ...totpHandlers(services),
    ...passkeyHandlers(services),

    newRecoveryCodes: async (_request, context) => {
      const { session, user } = await holderOf(services, context)
      if ((await factors.methods(user.id)).length === 0) throw new Refusal('factor_unset')
      await requireProof(services, session, { always: true })
      const recoveryCodes = await factors.recoveryCodes.renew(user.id)
      await people.accountEvents.add(user.id, { what: 'recovery_codes_renewed', by: 'holder', text: '', ref: '' })
      return { recoveryCodes: [...recoveryCodes] }
    },
  } satisfies Partial<CallHandlers>
}
