import type { ExchangeState } from '../state.ts'
import type { Withdrawal } from './withdrawals.ts'

/** Tells where a withdrawal stands now. */
export function tellWithdrawal(state: ExchangeState, withdrawal: Withdrawal): void {
  const { id, owner, state: step, transaction, block, reference } = withdrawal
  state.emit({ type: 'WithdrawalMoved', withdrawal: id, owner, state: step, transaction, block, reference })
}
