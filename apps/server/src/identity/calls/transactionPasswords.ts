import { Refusal } from '../../errors/refusal.ts'
import { type CallHandlers, sessionOf } from '../../gateway/callContext.ts'
import { checkTransactionPassword } from '../passwords/transactionPasswordRules.ts'
import { requireBrowser } from '../proofs/stepUp.ts'
import type { IdentityServices } from '../services/services.ts'
import { checkEvidence, holderOf, ownCode, requireProof, useEvidence } from './proofs.ts'

export function transactionPasswordHandlers(
  services: IdentityServices,
): CallHandlers<'hasTpassword' | 'saveTpwd' | 'updateTpwd'> {
  const { users, sessions, transactionPasswords, policy, people, changes } = services
  return {
    hasTpassword: (_request, context) => ({ has: sessionOf(context).transactionPasswordSet }),

    saveTpwd: async ({ tpwd, tpwd2 }, context) => {
      const session = sessionOf(context)
      if (policy.hardened) requireBrowser(session)
      checkTransactionPassword(tpwd, tpwd2)
      if (session.transactionPasswordSet) throw new Refusal('transaction_password_set')
      const { userId } = session
      const hash = await transactionPasswords.hash(tpwd)
      const event = { what: 'tpwd_set', by: 'holder', text: '', ref: '' } as const
      const set = await people.accountEvents.addWith(userId, event, (on) =>
        users.setFirstTransactionPassword(userId, hash, on),
      )
      await sessions.refresh(userId)
      if (!set) throw new Refusal('transaction_password_set')
      return {}
    },

    updateTpwd: async ({ code, ticket, tpwd, tpwd2 }, context) => {
      const { session, user } = await holderOf(services, context)
      if (user.transaction_password_hash === null) throw new Refusal('transaction_password_unset')
      if (code === '') throw new Refusal('code_empty')
      await requireProof(services, session)
      const evidence = { target: ownCode('tpwd', user), code, ticket }
      await checkEvidence(services, 'tpwd', user.id, evidence, context.ip)
      checkTransactionPassword(tpwd, tpwd2)
      const hash = await transactionPasswords.hash(tpwd)
      await useEvidence(services, user.id, evidence)
      return changes.request('tpwd', user.id, { hash })
    },
  }
}
