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
      const message = { kind: 'payoutChanged', values: {} } as const
      const event = { what: 'payout_changed', by: 'holder', text: '', ref: '', message } as const
      await people.accountEvents.addWith(user.id, event, async (on) => {
        await payoutSettings.set(user.id, payout, on)
        return true
      })
      return {}
    },
  }
}
