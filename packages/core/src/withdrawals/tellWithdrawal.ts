import type { Withdrawal } from './withdrawals.ts'
import type { WithdrawalsState } from './withdrawalsState.ts'

/** Tells where a withdrawal stands now. */
export function tellWithdrawal(state: WithdrawalsState, withdrawal: Withdrawal): void {
  const { id, owner, state: step, transaction, block, reference } = withdrawal
  state.emit({ type: 'WithdrawalMoved', withdrawal: id, owner, state: step, transaction, block, reference })
}
