import type { OrderPreview, OwnerId } from '@touchstone/protocol'
import { notional, type OrderRequest } from '@touchstone/protocol'
import type { Amount, Lots, Ppm } from '@touchstone/quantities'
import { judgeFrozen } from '../../customers/judgeParty.ts'
import { type Rejected, refuse } from '../../entry/refusal.ts'
import { BUY, staysInBook } from '../../matching/orderFlags.ts'
import { baseAmount, fee, holdOf } from '../spotFormulas.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { judgeOrder } from './judgeOrder.ts'
import { isWellFormed } from './wellFormed.ts'

/** The effect of placing the order now, by the engine's own guards, walk and formulas. Changes nothing. */
export function previewOrder(state: SpotState, order: OrderRequest, owner: OwnerId): OrderPreview {
  state.plan.clear()
  state.draft.clear()
  const refused = judge(state, order, owner)
  const market = state.market(order.market)
  if (!market || !isWellFormed(order)) return empty(refused)
  const { plan } = state
  const quoteFilled = plannedQuote(state, market)
  const resting = restingLots(state)
  return {
    rejection: refused?.rejection ?? null,
    facts: refused?.facts ?? {},
    lotsFilled: plan.lotsFilled,
    quoteFilled,
    worstPrice: plan.worstPrice,
    takerFee: feeOn(state, market, plan.lotsFilled, quoteFilled, state.draft.takerPpm),
    makerFee: feeOn(state, market, resting, notional(state.draft.price, resting, market.units), state.draft.makerPpm),
    cost: cost(state, market, quoteFilled, resting),
  }
}

function judge(state: SpotState, order: OrderRequest, owner: OwnerId): Rejected | undefined {
  if (!isWellFormed(order)) return refuse('bad_command')
  if (!state.owners.isCustomer(owner)) return refuse('unknown_owner')
  return judgeFrozen(state, owner) ?? judgeOrder(state, order, owner)
}

function empty(refused: Rejected | undefined): OrderPreview {
  return {
    rejection: refused?.rejection ?? 'bad_command',
    facts: refused?.facts ?? {},
    lotsFilled: 0,
    quoteFilled: 0n,
    worstPrice: 0,
    takerFee: 0n,
    makerFee: 0n,
    cost: 0n,
  }
}

function plannedQuote(state: SpotState, market: SpotMarket): Amount {
  const { plan, orders } = state
  let quote = 0n
  for (let step = 0; step < plan.steps; step++) {
    quote += notional(orders.price(plan.maker(step)), plan.lots(step), market.units)
  }
  return quote
}

/** Lots that would stay in the book, or wait for a stop and then go there. */
function restingLots(state: SpotState): Lots {
  const { draft, plan } = state
  return staysInBook(draft.kind, draft.timeInForce) ? draft.lots - plan.lotsFilled : 0
}

function feeOn(state: SpotState, market: SpotMarket, lots: Lots, quote: Amount, rate: Ppm): Amount {
  return fee(state.draft.side === BUY ? baseAmount(lots, market.units) : quote, rate)
}

function cost(state: SpotState, market: SpotMarket, quoteFilled: Amount, resting: Lots): Amount {
  const { draft, plan } = state
  if (draft.stopPrice !== 0) {
    // By the order itself: a refusal before the funds are judged leaves no hold in the draft.
    const price = draft.boundPrice || draft.price || draft.stopPrice
    return holdOf(draft.side === BUY, price, draft.lots, draft.turnover, market.units)
  }
  if (draft.side !== BUY) return baseAmount(plan.lotsFilled + resting, market.units)
  return quoteFilled + notional(draft.price, resting, market.units)
}
