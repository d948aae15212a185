import {
  NO_CONDITIONS,
  notional,
  type OrderConditions,
  type OrderPreview,
  type OrderRequest,
  type OwnerId,
} from '@touchstone/protocol'
import type { Amount, Lots } from '@touchstone/quantities'
import { judgeFrozen } from '../../customers/judgeParty.ts'
import { type Rejected, refuse } from '../../entry/refusal.ts'
import { BUY, staysInBook } from '../../matching/orderFlags.ts'
import { judgeConditions } from '../../orders/judgeConditions.ts'
import { restingLots } from '../../orders/restingLots.ts'
import { baseAmount, fee, holdOf } from '../spotFormulas.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { judgeOrder } from './judgeOrder.ts'
import { plannedFills } from './plannedFills.ts'
import { fitsWith, isWellFormed } from './wellFormed.ts'

/** The effect of placing the order now, by the engine's own guards, walk and formulas. Changes nothing. */
export function previewOrder(
  state: SpotState,
  order: OrderRequest,
  owner: OwnerId,
  conditions = NO_CONDITIONS,
): OrderPreview {
  state.plan.clear()
  state.draft.clear()
  const refused = judge(state, order, owner, conditions)
  const market = state.market(order.market)
  if (!market || !isUnderstood(order, conditions)) return empty(refused)
  const { plan, draft } = state
  const { quoteFilled, takerFee } = plannedFills(state, market)
  const resting = laterLots(state)
  const restValue = notional(draft.price, resting, market.units)
  return {
    rejection: refused?.rejection ?? null,
    facts: refused?.facts ?? {},
    lotsFilled: plan.lotsFilled,
    quoteFilled,
    worstPrice: plan.worstPrice,
    stopPrice: draft.stopPrice,
    takerFee,
    makerFee: fee(draft.side === BUY ? baseAmount(resting, market.units) : restValue, draft.makerPpm),
    cost: cost(state, market, quoteFilled, resting),
  }
}

function judge(
  state: SpotState,
  order: OrderRequest,
  owner: OwnerId,
  conditions: OrderConditions,
): Rejected | undefined {
  if (!isUnderstood(order, conditions)) return refuse('bad_command')
  if (!state.owners.isCustomer(owner)) return refuse('unknown_owner')
  return judgeFrozen(state, owner) ?? judgeConditions(state, conditions) ?? judgeOrder(state, order, owner, conditions)
}

function isUnderstood(order: OrderRequest, conditions: OrderConditions): boolean {
  return conditions === NO_CONDITIONS ? isWellFormed(order) : fitsWith(order, conditions)
}

function empty(refused: Rejected | undefined): OrderPreview {
  return {
    rejection: refused?.rejection ?? 'bad_command',
    facts: refused?.facts ?? {},
    lotsFilled: 0,
    quoteFilled: 0n,
    worstPrice: 0,
    stopPrice: 0,
    takerFee: 0n,
    makerFee: 0n,
    cost: 0n,
  }
}

/** Lots that would stay in the book, or wait for a stop and then go there. */
function laterLots({ draft, plan }: SpotState): Lots {
  if (draft.stopPrice !== 0 && !staysInBook(draft.kind, draft.timeInForce)) return 0
  return restingLots(draft, draft.stopPrice === 0 ? plan : undefined)
}

function cost(state: SpotState, market: SpotMarket, quoteFilled: Amount, resting: Lots): Amount {
  const { draft, plan } = state
  if (draft.stopPrice !== 0) {
    // Computed from the order itself: a refusal before the funds are judged leaves no hold in the draft.
    const price = draft.boundPrice || draft.price || draft.stopPrice
    return holdOf(draft.side === BUY, price, draft.lots, draft.turnover, market.units)
  }
  if (draft.side !== BUY) return baseAmount(plan.lotsFilled + resting, market.units)
  return quoteFilled + notional(draft.price, resting, market.units)
}
