import { type InvitationQueries, MAX_INVITE_LEVELS } from '@touchstone/protocol'
import { idOf } from '../rewards/budgets.ts'
import type { InvitationsState } from './invitationsState.ts'

export function invitationQueries(state: InvitationsState): InvitationQueries {
  const { invitations, commissions } = state
  return {
    referrer: (customer) => invitations.referrers.get(customer),
    qualified: (customer) => invitations.qualified.has(customer),
    levels: (inviter) => {
      const rates = state.rewards.current?.terms.inviteRatesPpm ?? []
      const levels = invitations.levelsOf(inviter)
      return Array.from({ length: MAX_INVITE_LEVELS }, (_, place) => ({
        level: place + 1,
        ratePpm: rates[place] ?? 0,
        count: levels[place]?.length ?? 0,
      }))
    },
    invitees: (inviter, level) => invitations.levelsOf(inviter)[level - 1] ?? [],
    waiting: (inviter) =>
      commissions.ofInviter(inviter).map(({ invitee, level, day, asset, amount, usableFrom }) => {
        return { invitee, level, day, asset: idOf(state, asset), amount, usableFrom }
      }),
  }
}
