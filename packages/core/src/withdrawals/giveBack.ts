import { assetIndex } from '../ledger/assetIndex.ts'
import { release } from '../ledger/holds.ts'
import { tellWithdrawal } from './tellWithdrawal.ts'
import type { Withdrawal } from './withdrawals.ts'
import type { WithdrawalsState } from './withdrawalsState.ts'

/** Frees the whole amount and restores the lots. The day's count of requests falls by one. WDR-10. */
export function giveBack(
  state: WithdrawalsState,
  withdrawal: Withdrawal,
  became: 'canceled' | 'refused' | 'failed',
): void {
  const { id, owner, asset, amount, drawn } = withdrawal
  const { lots, withdrawals } = state
  release(state, owner, assetIndex(state, asset), amount, id)
  for (const part of drawn) {
    const lot = lots.byId(part.lot)
    if (lot) lots.setLeft(lot, lot.left + part.amount)
  }
  withdrawals.move(withdrawal, became)
  tellWithdrawal(state, withdrawal)
}
