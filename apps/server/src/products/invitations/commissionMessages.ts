import type { CommissionPaid, CoreEvent } from '@touchstone/protocol'
import { type MessagesOf, money } from '../../trading/loggedMessages.ts'

function isPaid(event: CoreEvent): event is CommissionPaid & { readonly type: 'CommissionPaid' } {
  return event.type === 'CommissionPaid'
}

/** What invitations tell customers: of an entry that pays many commissions to one inviter, one message for each asset. */
export const COMMISSION_MESSAGES: MessagesOf = {
  CommissionPaid: ({ inviter, asset }, { events, ordinal }) => {
    const alike = (event: CoreEvent) => isPaid(event) && event.inviter === inviter && event.asset === asset
    if (events.findIndex(alike) !== ordinal) return undefined
    const paid = events.filter(isPaid).filter(alike)
    const amount = paid.reduce((sum, each) => sum + each.amount, 0n)
    return { owner: inviter, kind: 'commissionPaid', values: { amount: money(amount, asset) } }
  },
}
