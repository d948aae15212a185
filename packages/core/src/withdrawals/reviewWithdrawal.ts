import type {
  ApproveWithdrawal,
  RefuseWithdrawal,
  Reply,
  TakeWithdrawal,
  WithdrawalId,
  WithdrawalState,
} from '@touchstone/protocol'
import { judgeStanding } from '../customers/judgeParty.ts'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { amountIn } from '../ledger/currency.ts'
import type { ExchangeState } from '../state.ts'
import { giveBack } from './giveBack.ts'
import { tellWithdrawal } from './tellWithdrawal.ts'
import type { Withdrawal } from './withdrawals.ts'

/** Whether a withdrawal is there, at one of these steps. WDR-11. */
export function judgeStep(
  state: ExchangeState,
  id: WithdrawalId,
  steps: readonly WithdrawalState[],
): Rejected | undefined {
  const withdrawal = state.money.withdrawals.byId(id)
  if (!withdrawal) return refuse('unknown_withdrawal')
  return steps.includes(withdrawal.state) ? undefined : refuse('withdrawal_state')
}

export function judgeTaking(state: ExchangeState, { withdrawal }: TakeWithdrawal): Rejected | undefined {
  return judgeStep(state, withdrawal, ['requested'])
}

/** Review begins: the customer can no longer take it back. The caller has judged it. */
export function takeWithdrawal(state: ExchangeState, { withdrawal }: TakeWithdrawal): Reply {
  return moveOn(state, known(state, withdrawal), 'review')
}

export function judgeApproval(state: ExchangeState, { withdrawal }: ApproveWithdrawal): Rejected | undefined {
  return judgeStep(state, withdrawal, ['review']) ?? judgeStanding(state, known(state, withdrawal).owner)
}

/** It may be paid. The caller has judged it. */
export function approveWithdrawal(state: ExchangeState, { withdrawal }: ApproveWithdrawal): Reply {
  return moveOn(state, known(state, withdrawal), 'approved')
}

export function judgeRefusal(state: ExchangeState, { withdrawal }: RefuseWithdrawal): Rejected | undefined {
  return judgeStep(state, withdrawal, ['requested', 'review', 'approved'])
}

/** It is not paid; nothing was sent yet, so the whole amount is free again. The caller has judged it. */
export function refuseWithdrawal(state: ExchangeState, { withdrawal }: RefuseWithdrawal): Reply {
  giveBack(state, known(state, withdrawal), 'refused')
  return done()
}

/** Whether a payout takes two people. WDR-11. */
export function needsSecondPerson(state: ExchangeState, { withdrawal }: ApproveWithdrawal): boolean {
  const from = amountIn(state, state.money.terms.current.terms.secondPersonFrom)
  const amount = state.money.withdrawals.byId(withdrawal)?.amount
  return amount === undefined || amount >= from
}

/** A withdrawal that was judged to be there. */
export function known(state: ExchangeState, id: WithdrawalId): Withdrawal {
  const withdrawal = state.money.withdrawals.byId(id)
  if (!withdrawal) throw new Error(`There is no withdrawal ${id}`)
  return withdrawal
}

function moveOn(state: ExchangeState, withdrawal: Withdrawal, step: WithdrawalState): Reply {
  state.money.withdrawals.move(withdrawal, step)
  tellWithdrawal(state, withdrawal)
  return done()
}
