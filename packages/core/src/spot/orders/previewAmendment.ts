import { type AmendmentPreview, type AmendmentRequest, notional, type OwnerId } from '@touchstone/protocol'
import { judgeFrozen } from '../../customers/judgeParty.ts'
import { type Rejected, refuse } from '../../entry/refusal.ts'
import { BUY } from '../../matching/orderFlags.ts'
import { NONE } from '../../matching/orderTable.ts'
import { ownOrder } from '../../orders/ownOrder.ts'
import { restingLots } from '../../orders/restingLots.ts'
import { baseAmount, fee } from '../spotFormulas.ts'
import type { SpotState } from '../spotState.ts'
import { isAmendment, judgeAmendment } from './amendOrder.ts'
import { plannedFills } from './plannedFills.ts'
import { SPOT_ORDERS } from './spotOrders.ts'

/** The effect of changing the owner's own order now, by the engine's own guards, walk and formulas. Changes nothing. */
export function previewAmendment(state: SpotState, change: AmendmentRequest, owner: OwnerId): AmendmentPreview {
  if (!isAmendment(change)) return nothing(refuse('bad_command'))
  const frozen = judgeFrozen(state, owner)
  if (frozen) return nothing(frozen)
  const { order } = change
  const slot = ownOrder(state.orders, { order, owner })
  if (slot === NONE) return nothing(refuse('order_not_found'))
  if (SPOT_ORDERS.otherOf(state, slot) !== NONE) return nothing(refuse('order_not_amendable'))
  state.plan.clear()
  state.draft.clear()
  const judged = judgeAmendment(state, slot, change)
  if ('kind' in judged) return nothing(judged)
  return judged.refused ? nothing(judged.refused) : previewOf(state, slot, judged)
}

function previewOf(
  state: SpotState,
  slot: number,
  { market, way }: Exclude<ReturnType<typeof judgeAmendment>, Rejected>,
): AmendmentPreview {
  const { draft, plan, terms } = state
  draft.makerPpm = terms.makerPpm(slot)
  draft.takerPpm = terms.takerPpm(slot)
  const resting = way === 'queues' ? restingLots(draft, plan) : draft.lots
  const { quoteFilled, takerFee } = plannedFills(state, market)
  const buys = draft.side === BUY
  const restValue = notional(draft.price, resting, market.units)
  return {
    rejection: null,
    facts: {},
    lotsFilled: plan.lotsFilled,
    quoteFilled,
    worstPrice: plan.worstPrice,
    takerFee,
    makerFee: fee(buys ? baseAmount(resting, market.units) : restValue, draft.makerPpm),
    cost: buys ? quoteFilled + restValue : baseAmount(plan.lotsFilled + resting, market.units),
    resting,
    held: SPOT_ORDERS.heldBy(state, market, slot),
  }
}

function nothing({ rejection, facts }: Rejected): AmendmentPreview {
  return {
    rejection,
    facts,
    lotsFilled: 0,
    quoteFilled: 0n,
    worstPrice: 0,
    takerFee: 0n,
    makerFee: 0n,
    cost: 0n,
    resting: 0,
    held: 0n,
  }
}
