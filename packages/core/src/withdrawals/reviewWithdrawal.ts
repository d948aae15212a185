import type {
  ApproveWithdrawal,
  RefuseWithdrawal,
  Reply,
  TakeWithdrawal,
  WithdrawalId,
  WithdrawalState,
} from '@touchstone/protocol'
import { judgeWithdrawing } from '../customers/judgeParty.ts'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { amountIn } from '../ledger/currency.ts'
import { giveBack } from './giveBack.ts'
import { tellWithdrawal } from './tellWithdrawal.ts'
import type { Withdrawal } from './withdrawals.ts'
import type { WithdrawalsState } from './withdrawalsState.ts'

/** Whether a withdrawal is there, at one of these steps. WDR-11. */
export function judgeStep(
  state: WithdrawalsState,
  id: WithdrawalId,
  steps: readonly WithdrawalState[],
): Rejected | undefined {
  const withdrawal = state.withdrawals.byId(id)
  if (!withdrawal) return refuse('unknown_withdrawal')
  return steps.includes(withdrawal.state) ? undefined : refuse('withdrawal_state')
}

export function judgeTaking(state: WithdrawalsState, { withdrawal }: TakeWithdrawal): Rejected | undefined {
  return judgeStep(state, withdrawal, ['requested'])
}

/** Review begins: the customer can no longer take it back. The caller has judged it. */
export function takeWithdrawal(state: WithdrawalsState, { withdrawal }: TakeWithdrawal): Reply {
  return moveOn(state, known(state, withdrawal), 'review')
}

export function judgeApproval(state: WithdrawalsState, { withdrawal }: ApproveWithdrawal): Rejected | undefined {
  return judgeStep(state, withdrawal, ['review']) ?? judgeWithdrawing(state, known(state, withdrawal).owner)
}

/** It may be paid. The caller has judged it. */
export function approveWithdrawal(state: WithdrawalsState, { withdrawal }: ApproveWithdrawal): Reply {
  return moveOn(state, known(state, withdrawal), 'approved')
}

export function judgeRefusal(state: WithdrawalsState, { withdrawal }: RefuseWithdrawal): Rejected | undefined {
  return judgeStep(state, withdrawal, ['requested', 'review', 'approved'])
}

/** It is not paid; nothing was sent yet, so the whole amount is free again. The caller has judged it. */
export function refuseWithdrawal(state: WithdrawalsState, { withdrawal }: RefuseWithdrawal): Reply {
  giveBack(state, known(state, withdrawal), 'refused')
  return done()
}

/** Whether a payout takes two people. WDR-11. */
export function needsSecondPerson(state: WithdrawalsState, { withdrawal }: ApproveWithdrawal): boolean {
  const from = amountIn(state, state.moneyTerms.current.terms.secondPersonFrom)
  const amount = state.withdrawals.byId(withdrawal)?.amount
  return amount === undefined || amount >= from
}

/** A withdrawal that was judged to be there. */
export function known(state: WithdrawalsState, id: WithdrawalId): Withdrawal {
  const withdrawal = state.withdrawals.byId(id)
  if (!withdrawal) throw new Error(`There is no withdrawal ${id}`)
  return withdrawal
}

function moveOn(state: WithdrawalsState, withdrawal: Withdrawal, step: WithdrawalState): Reply {
  state.withdrawals.move(withdrawal, step)
  tellWithdrawal(state, withdrawal)
  return done()
}
