import { Refusal } from '../../errors/refusal.ts'
import { type CallHandlers, requireOwnCookie, sessionOf } from '../../gateway/callContext.ts'
import type { IdentityServices } from '../services/services.ts'
import { checkEvidence, holderOf, ownCode, requireProof, useEvidence } from './proofs.ts'

const REASON = 'frozen by its holder'

export function freezingHandlers(services: IdentityServices): CallHandlers<'freezeAccount' | 'unfreezeAccount'> {
  const { people, worlds, sessions, changes, logger } = services

  /** Returns whether it was open in the real world until now. */
  const freeze = async (userId: string): Promise<boolean> => {
    const owner = await people.ownerOf(userId, 'real')
    const wasOpen = owner !== null && !worlds.real.core.customers.isFrozen(owner)
    for (const port of [worlds.real, worlds.demo]) {
      const own = await people.ownerOf(userId, port.world)
      if (own === null || port.core.customers.isFrozen(own)) continue
      const { reply } = await port.submit({ type: 'FreezeOwner', owner: own, frozen: true, reason: REASON })
      if (reply.kind === 'rejected') throw new Refusal(reply.rejection, reply.facts)
    }
    return wasOpen
  }

  return {
    /**
     * At once, and without any further proof: it protects. But not by a token that was taken from its browser, which would
     * shut out its holder for as long as two reviewers take. An account that operators froze stays theirs to open.
     */
    freezeAccount: async (_request, context) => {
      const session = sessionOf(context)
      requireOwnCookie(session)
      const { id, userId } = session
      const wasOpen = await freeze(userId)
      await sessions.end(userId, { except: id })
      if (!wasOpen) return {}
      await people.setFrozenByHolder(userId, true)
      const message = { kind: 'accountFrozen', values: {} } as const
      await people.accountEvents.add(userId, { what: 'frozen', by: 'holder', text: '', ref: '', message })
      logger.info({ event: 'frozen_by_holder', userId }, 'an account was frozen by its holder')
      return {}
    },

    unfreezeAccount: async ({ code, ticket }, context) => {
      const { session, user } = await holderOf(services, context)
      if (!user.frozen_by_holder) throw new Refusal('not_frozen')
      if (code === '') throw new Refusal('code_empty')
      await requireProof(services, session)
      const evidence = { target: ownCode('unfreeze', user), code, ticket }
      await checkEvidence(services, 'unfreeze', user.id, evidence, context.ip)
      await useEvidence(services, user.id, evidence)
      return changes.request('unfreeze', user.id, {})
    },
  }
}
