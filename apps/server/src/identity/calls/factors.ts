import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
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

type Change = readonly [factor: 'totp' | 'passkey', act: 'added' | 'removed']

/**
 * Changes a factor and writes what its holder is told in the same transaction. Withdrawals are held first: when the log refuses that,
 * nothing was changed. `change` throws a Refusal when it cannot be done.
 */
async function changeFactor<Result>(
  { people, factors, logger }: IdentityServices,
  userId: string,
  [factor, act]: Change,
  change: (transaction: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const what = `${factor}_${act}`
  await people.holdWithdrawals(userId, what)
  const message = { kind: 'factorChanged', values: { factor, act } } as const
  let changed: { readonly result: Result } | undefined
  await people.accountEvents.addWith(userId, { what, by: 'holder', text: '', ref: '', message }, async (on) => {
    changed = { result: await change(on) }
    await factors.tidy(userId, on)
    return true
  })
  if (!changed) throw new Error('a change of a factor was written, and not carried out')
  logger.info({ event: what, userId }, 'a second factor was changed')
  return changed.result
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
        if (!(await factors.totp.canConfirm(user.id, code))) throw new Refusal('factor_code_wrong')
      })
      const recoveryCodes = await changeFactor(services, user.id, ['totp', 'added'], async (on) => {
        if (!(await factors.totp.confirm(user.id, code, on))) throw new Refusal('factor_code_wrong')
        return factors.firstRecoveryCodes(user.id, on)
      })
      return { recoveryCodes: [...recoveryCodes] }
    },

    delTotp: async ({ code }, context) => {
      const { user } = await holderOf(services, context)
      if (!(await factors.totp.isSet(user.id))) throw new Refusal('factor_unset')
      await proveByCode(services, user.id, code, fromSession(context.ip))
      await changeFactor(services, user.id, ['totp', 'removed'], (on) => factors.totp.remove(user.id, on))
      return {}
    },
  }
}

function passkeyHandlers(services: IdentityServices): CallHandlers<'startPasskey' | 'addPasskey' | 'delPasskey'> {
  const { factors, publicOrigin, clock } = services
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
      const passkey = await factors.passkeys.checkAdding(user.id, name || UNNAMED, response, partyOf(context))
      if (!passkey) throw new Refusal('passkey_refused')
      const recoveryCodes = await changeFactor(services, user.id, ['passkey', 'added'], async (on) => {
        if (!(await factors.passkeyRows.add(passkey, clock.now(), on))) throw new Refusal('passkey_refused')
        return factors.firstRecoveryCodes(user.id, on)
      })
      return { id: passkey.id, recoveryCodes: [...recoveryCodes] }
    },

    delPasskey: async ({ id }, context) => {
      const { session, user } = await holderOf(services, context)
      await requireProof(services, session, { always: true })
      // Looked for first: an id that is nobody's holds no withdrawals.
      if (!(await factors.passkeyRows.of(user.id)).some((one) => one.id === id)) throw new Refusal('passkey_refused')
      await changeFactor(services, user.id, ['passkey', 'removed'], async (on) => {
        if (!(await factors.passkeyRows.remove(user.id, id, on))) throw new Refusal('passkey_refused')
      })
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
      const event = { what: 'recovery_codes_renewed', by: 'holder', text: '', ref: '' } as const
      const recoveryCodes: string[] = []
      await people.accountEvents.addWith(user.id, event, async (on) => {
        recoveryCodes.push(...(await factors.recoveryCodes.renew(user.id, on)))
        return true
      })
      return { recoveryCodes }
    },
  } satisfies Partial<CallHandlers>
}
