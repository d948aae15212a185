import type { OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { hongKongDay } from '../clock/hongKongDay.ts'
import { idOf } from '../rewards/budgets.ts'
import { commissionOf, commissionUsableFrom } from './commissionFormulas.ts'
import type { InvitationsState } from './invitationsState.ts'

/** Whether fees of an invited customer earn anything: verified, and another person than the inviter. INV-2. */
export function isQualified(state: InvitationsState, invitee: OwnerId): boolean {
  return state.invitations.qualified.has(invitee) && state.accountStatus.level(invitee) >= 1
}

/** A part of a trading fee for each level of inviters, as many as the terms say; it waits. INV-3. */
export function earnCommissions(state: InvitationsState, invitee: OwnerId, asset: number, fee: Amount): void {
  const rules = state.rewards.current
  const { referrers } = state.invitations
  let inviter = referrers.get(invitee)
  if (!rules || inviter === undefined || !isQualified(state, invitee)) return
  const { inviteRatesPpm, waitDays } = rules.terms
  const day = hongKongDay(state.time)
  const usableFrom = commissionUsableFrom(day, waitDays)
  let level = 0
  for (const rate of inviteRatesPpm) {
    level++
    if (inviter === undefined) return
    const amount = commissionOf(fee, rate)
    if (amount > 0n) earn(state, { inviter, invitee, level, day, asset, usableFrom }, amount)
    inviter = referrers.get(inviter)
  }
}

function earn(state: InvitationsState, place: Parameters<typeof state.commissions.earn>[0], amount: Amount): void {
  const { usableFrom } = state.commissions.earn(place, amount)
  state.emit({ type: 'CommissionEarned', ...place, asset: idOf(state, place.asset), amount, usableFrom })
}
