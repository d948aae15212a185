import { type CommissionLapse, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { AVAILABLE, FUNDS } from '../ledger/accounts.ts'
import { idOf } from '../rewards/budgets.ts'
import type { Commission } from './commissions.ts'
import { isQualified } from './earnCommissions.ts'
import type { InvitationsState } from './invitationsState.ts'
import { INVITE_COMMISSION } from './reasons.ts'

/** Commissions one entry takes care of; the rest follow with the next. INV-4. */
const MAX_STEPS = 10_000

/** When the next commission becomes usable; 0 = none, or as many as one entry may have are done. */
export function nextCommissionDue({ commissions }: InvitationsState): Timestamp {
  return commissions.stepsInEntry < MAX_STEPS ? commissions.next : 0
}

/** Everything of that moment, in the order in which it began to wait, as far as the entry may. INV-4. */
export function runCommissionDue(state: InvitationsState, dueAt: Timestamp): void {
  while (nextCommissionDue(state) === dueAt) {
    const line = state.commissions.first
    if (!line) return
    state.commissions.stepsInEntry++
    endCommission(state, line)
  }
}

/** Once for each: it no longer waits before its money moves. INV-4. */
function endCommission(state: InvitationsState, line: Commission): void {
  state.commissions.remove(line)
  const { inviter, invitee, level, day, amount } = line
  const told = { inviter, invitee, level, day, asset: idOf(state, line.asset), amount }
  const reason = lapseOf(state, line)
  if (reason) {
    state.emit({ type: 'CommissionLapsed', ...told, reason })
    return
  }
  const fees = state.accounts.cell(SYSTEM_OWNERS.fees, FUNDS, line.asset, AVAILABLE)
  const own = state.accounts.cell(inviter, FUNDS, line.asset, AVAILABLE)
  state.journal.post(fees, own, amount, INVITE_COMMISSION, invitee)
  state.emit({ type: 'CommissionPaid', ...told })
}

function lapseOf(state: InvitationsState, { inviter, invitee }: Commission): CommissionLapse | undefined {
  if (!isQualified(state, invitee)) return 'invitee_unqualified'
  if (state.accountStatus.level(inviter) < 1) return 'inviter_unverified'
  return state.owners.isFrozen(inviter) ? 'inviter_frozen' : undefined
}
