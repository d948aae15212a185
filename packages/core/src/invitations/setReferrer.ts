import type { Reply, SetReferrer } from '@touchstone/protocol'
import { judgeCustomer } from '../customers/judgeParty.ts'
import { done, refuse } from '../entry/refusal.ts'
import type { InvitationsState } from './invitationsState.ts'

/** An inviter who was set before is answered as then: no invitation is recorded twice. INV-1. */
export function referrerKnown(state: InvitationsState, { customer, referrer }: SetReferrer): Reply | undefined {
  return state.invitations.referrers.get(customer) === referrer ? done() : undefined
}

/** Once for each customer, and never so that a chain comes back to where it began. INV-1. */
export function setReferrer(state: InvitationsState, { customer, referrer }: SetReferrer): Reply {
  const barred = judgeCustomer(state, customer) ?? judgeCustomer(state, referrer)
  if (barred) return barred
  const { invitations } = state
  if (invitations.referrers.has(customer)) return refuse('referrer_set')
  if (invitations.leadsTo(referrer, customer)) return refuse('referrer_circle')
  invitations.add(customer, referrer)
  state.emit({ type: 'ReferrerSet', customer, referrer })
  return done()
}
