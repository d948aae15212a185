import type { CallHandlers } from '../../gateway/callContext.ts'
import type { IdentityServices } from '../services/services.ts'
import { holderOf, requireProof } from './proofs.ts'

export function payoutHandlers(services: IdentityServices): CallHandlers<'savePayout'> {
  const { payoutSettings, people, transactionPasswordCheck } = services
  return {
    savePayout: async ({ tpwd, ...payout }, context) => {
      const { session, user } = await holderOf(services, context)
      await requireProof(services, session)
      await transactionPasswordCheck.check(user.id, tpwd)
      await payoutSettings.set(user.id, payout)
      const message = { kind: 'payoutChanged', values: {} } as const
      await people.accountEvents.add(user.id, { what: 'payout_changed', by: 'holder', text: '', ref: '', message })
      return {}
    },
  }
}
