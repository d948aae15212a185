import { Refusal } from '../../errors/refusal.ts'
import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import { relyingPartyOf } from '../factors/relyingParty.ts'
import { fromSession } from '../limits/triedFrom.ts'
import type { IdentityServices } from '../services/services.ts'
import { checkCode, holderOf, ownCode, useCode } from './proofs.ts'
import { proveByCode, proveByPasskey } from './secondFactor.ts'

type Method = 'totp' | 'passkey' | 'recovery' | 'code'

export function stepUpHandlers(services: IdentityServices): CallHandlers<'startStepUp' | 'stepUp'> {
  const { factors, sessions, clock, policy, publicOrigin } = services

  /** A mailed code proves somebody only where there is nothing better. */
  const methodsOf = async (userId: string): Promise<Method[]> => {
    const methods = await factors.methods(userId)
    return methods.length === 0 ? ['code'] : [...methods]
  }

  /** '' where no passkey can be used at this address: the other methods still can. */
  const passkeyOptions = async (userId: string, { origin }: CallContext) => {
    try {
      return await factors.passkeys.startProving('stepup', userId, relyingPartyOf(publicOrigin, origin))
    } catch (error) {
      if (error instanceof Refusal) return ''
      throw error
    }
  }

  return {
    startStepUp: async (_request, context) => {
      const { user } = await holderOf(services, context)
      const methods = await methodsOf(user.id)
      const options = methods.includes('passkey') ? await passkeyOptions(user.id, context) : ''
      return { methods, options }
    },

    stepUp: async ({ method, code, response }, context) => {
      const { session, user } = await holderOf(services, context)
      const methods = await methodsOf(user.id)
      const from = fromSession(context.ip)
      if (method === 'code') {
        if (!methods.includes('code')) throw new Refusal('code_wrong')
        const target = ownCode('stepup', user)
        await checkCode(services, target, code, context.ip)
        await useCode(services, target, code)
      } else if (method === 'passkey') await proveByPasskey(services, 'stepup', user.id, response, from, context)
      else await proveByCode(services, user.id, code, from)
      const until = clock.now() + policy.stepUpMs
      await sessions.stepUp(session.id, until)
      return { until }
    },
  }
}
