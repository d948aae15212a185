import type { OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { feeValue } from './feeValue.ts'
import type { TradingFeesState } from './tradingFeesState.ts'

/**
 * Counts one fill or settled option of a customer: the fee in its asset, and what was traded in its currency (both places in
 * the genesis list). House accounts count nothing. Called with every fill: one look when there are no rewards. REW-2.
 */
export function countTrade(
  state: TradingFeesState,
  owner: OwnerId,
  asset: number,
  fee: Amount,
  quote: number,
  turnover: Amount,
): void {
  if (!state.tradingFees.isCounting || !state.owners.isCustomer(owner)) return
  state.tradingFees.add(owner, asset, fee, feeValue(state, asset, fee), feeValue(state, quote, turnover))
  if (fee > 0n) for (const follow of state.asked.feePaid) follow(state, owner, asset, fee)
}
