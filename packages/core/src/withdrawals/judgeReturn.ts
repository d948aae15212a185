import type { OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { smaller } from '@touchstone/quantities'
import { type Rejected, refuse } from '../entry/refusal.ts'
import { amountFact, amountIn, withdrawalAsset } from '../ledger/currency.ts'
import { availableFunds } from '../ledger/holds.ts'
import { type Share, termsOf } from '../lots/drawLots.ts'
import { isReturnable } from '../lots/lots.ts'
import type { WithdrawalRequest } from './withdrawalRequest.ts'
import type { WithdrawalsState } from './withdrawalsState.ts'

/** WDR-9: an untouched deposit goes back whole to where it came from. Hours, counts, limits and turnover do not matter. */
export function judgeReturn(
  state: WithdrawalsState,
  owner: OwnerId,
  { amount }: WithdrawalRequest,
  share: Share | undefined,
): Rejected | undefined {
  if (!share || !isReturnable(share.lot) || share.amount !== share.lot.value) return refuse('deposit_traded')
  const { value } = share.lot
  if (amount !== value) return refuse('bad_command')
  const fee = returnFee(state, share)
  if (value <= fee) return refuse('withdrawal_below_minimum', { min: amountFact(state, fee + 1n) })
  return value > availableFunds(state, owner, withdrawalAsset(state)) ? refuse('insufficient_balance') : undefined
}

/** The network's price as the terms of the lot or today's have it, whichever is lower. */
export function returnFee(state: WithdrawalsState, share: Share | undefined): Amount {
  const today = amountIn(state, state.moneyTerms.current.terms.returnFee)
  return share ? smaller(amountIn(state, termsOf(state, share.lot).terms.returnFee), today) : today
}
