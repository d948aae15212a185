import { Refusal } from '../../errors/refusal.ts'
import { type CallHandlers, requireOwnCookie, sessionOf } from '../../gateway/callContext.ts'
import type { WorldPort } from '../../sequencer/worldPort.ts'
import type { IdentityServices } from '../services/services.ts'
import { checkEvidence, holderOf, ownCode, requireProof, useEvidence } from './proofs.ts'

const REASON = 'frozen by its holder'

export function freezingHandlers(services: IdentityServices): CallHandlers<'freezeAccount' | 'unfreezeAccount'> {
  const { people, worlds, sessions, changes, logger } = services

  const freezeIn = async (port: WorldPort, userId: string): Promise<void> => {
    const owner = await people.ownerOf(userId, port.world)
    if (owner === null || port.core.customers.isFrozen(owner)) return
    const { reply } = await port.submit({ type: 'FreezeOwner', owner, frozen: true, reason: REASON })
    if (reply.kind === 'rejected') throw new Refusal(reply.rejection, reply.facts)
  }

  const isFrozen = async (userId: string): Promise<boolean> => {
    const owner = await people.ownerOf(userId, 'real')
    return owner === null || worlds.real.core.customers.isFrozen(owner)
  }

  people.intendedActs.register('freeze', async (userId) => {
    if (!(await isFrozen(userId))) return undefined
    const message = { kind: 'accountFrozen', values: {} } as const
    return {
      event: { what: 'frozen', by: 'holder', text: '', ref: '', message },
      write: (on) => people.setFrozenByHolder(userId, true, on),
    }
  })

  return {
    /**
     * At once, and without any further proof: it protects. But not by a token that was taken from its browser, which would
     * shut out its holder for as long as two reviewers take. An account that operators froze stays theirs to open.
     */
    freezeAccount: async (_request, context) => {
      const session = sessionOf(context)
      requireOwnCookie(session)
      const { id, userId } = session
      await freezeIn(worlds.demo, userId)
      if (await isFrozen(userId)) {
        await sessions.end(userId, { except: id })
        return {}
      }
      await people.intendedActs.carryOut({ userId, kind: 'freeze', subject: '' }, async () => {
        await freezeIn(worlds.real, userId)
        await sessions.end(userId, { except: id })
        return { result: undefined, ref: '' }
      })
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
