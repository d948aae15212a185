import type { QualifyInvitee, Reply } from '@touchstone/protocol'
import { judgeCustomer } from '../customers/judgeParty.ts'
import { done, refuse } from '../entry/refusal.ts'
import type { InvitationsState } from './invitationsState.ts'

/** Takes down the platform's verdict; the same one again changes nothing. INV-2. */
export function qualifyInvitee(state: InvitationsState, { customer, qualified, reason }: QualifyInvitee): Reply {
  const barred = judgeCustomer(state, customer)
  if (barred) return barred
  const { invitations } = state
  if (!invitations.referrers.has(customer)) return refuse('referrer_missing')
  if (invitations.qualified.has(customer) === qualified) return done()
  if (qualified) invitations.qualified.add(customer)
  else invitations.qualified.delete(customer)
  state.emit({ type: 'InviteeQualified', customer, qualified, reason })
  return done()
}
