import type { Amount } from '@touchstone/quantities'
import { type Rejected, refuse } from '../../../entry/refusal.ts'
import { UNPAYABLE } from '../../../matching/matchPlan.ts'
import { BUY } from '../../../matching/orderFlags.ts'
import { restingLots } from '../../../orders/restingLots.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import { transferableContract } from '../../positions/account.ts'
import { marginStateOf } from '../../positions/marginState.ts'
import type { ContractDraft } from '../drafts/contractDraft.ts'
import type { ContractPlan } from '../drafts/contractPlan.ts'
import { contractHold, holdPrice } from '../resting/contractHold.ts'

/** The order's hold: for the lots that rest after its plan, or for all of them when it waits for its price. */
export function holdOfDraft(market: ContractMarket, draft: ContractDraft, plan: ContractPlan | undefined): Amount {
  const stop = plan ? 0 : draft.stopPrice
  const price = holdPrice(draft.side === BUY, draft.price, draft.boundPrice, stop)
  return contractHold(market, { ...draft, price, lots: restingLots(draft, plan?.match) })
}

/** A waiting stop: available money, less the cross positions' need of it, must cover its hold. CPLACE-15. */
export function judgeHold(state: ContractsState, market: ContractMarket, draft: ContractDraft): Rejected | undefined {
  const hold = holdOfDraft(market, draft, undefined)
  const free = transferableContract(state, draft.owner, market.quote)
  return hold > free + draft.held ? refuse('insufficient_balance') : undefined
}

/**
 * Margins and fees of the lots that fill at once and the hold of those that rest must come out of available money less the
 * cross positions' need of it; then the position opened at once must stand. An order that only closes pays for itself.
 * CPLACE-15, CPLACE-16.
 */
export function judgeOrderMargin(
  state: ContractsState,
  market: ContractMarket,
  draft: ContractDraft,
  plan: ContractPlan,
): Rejected | undefined {
  if (plan.match.end === UNPAYABLE && plan.match.fills === 0) return refuse('insufficient_balance')
  const hold = holdOfDraft(market, draft, plan)
  const { taker } = plan
  if (taker.lotsOpened === 0 && hold === 0n) return undefined
  const after = marginStateOf(state, market, draft.owner, taker, hold)
  if (taker.lowest < 0n || taker.cash - after.gap < hold) return refuse('insufficient_balance')
  const falls = taker.lotsOpened > 0 && after.equity <= after.maintenance
  return falls ? refuse('would_liquidate') : undefined
}
