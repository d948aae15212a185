import type { ExitsReason, OrderId } from '@touchstone/protocol'
import type { Lots } from '@touchstone/quantities'
import { judgeFrozen } from '../../customers/judgeParty.ts'
import { type Rejected, refuse } from '../../entry/refusal.ts'
import { lotsFact } from '../../markets/facts.ts'
import { OWN_ORDER } from '../../matching/matchPlan.ts'
import { standPair } from '../../orders/pairs/standPair.ts'
import { executeOrder } from '../orders/executeOrder.ts'
import { hasFunds, judgeNotional, judgeQuantity, overflows, planMatch } from '../orders/judgeOrder.ts'
import { openOrder } from '../orders/placeOrder.ts'
import { SPOT_ORDERS } from '../orders/spotOrders.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import type { Bracket } from './brackets.ts'
import { draftExit, type Exit, exitPrice, wholeLots } from './draftExit.ts'
import { tellEnded } from './endEntry.ts'

/**
 * Places the exits of purchases that are over, market by market, those of at most `share` purchases; the rest follow with the
 * next entry. Markets that are not open keep theirs. Returns what is left of the share. BRKT-4.
 */
export function placeExits(state: SpotState, share: number): number {
  const { brackets } = state
  if (!brackets.anyDue) return share
  let left = share
  for (const market of state.markets) {
    if (market.state !== 'open') continue
    const next = () => (left > 0 ? brackets.takeDue(market.definition.id) : undefined)
    for (let bracket = next(); bracket; bracket = next(), left--) placeExitsOf(state, market, bracket)
  }
  // Whatever has been placed may have traded, and its stop may be due: in another market too than the one the entry is about.
  if (left < share) state.stopsDue = true
  return left
}

function placeExitsOf(state: SpotState, market: SpotMarket, bracket: Bracket): void {
  const lots = wholeLots(bracket.received, market)
  const judge = (exit: Exit): Rejected | undefined => judgeExit(state, market, bracket, exit, lots)
  const stop = bracket.stopLoss === 0 ? undefined : judge('stopLoss')
  const limit = bracket.takeProfit === 0 ? undefined : judge('takeProfit')
  const reason = reasonOf(stop ?? limit)
  const stops = bracket.stopLoss !== 0 && !stop
  const limits = bracket.takeProfit !== 0 && !limit
  const first = state.nextOrder
  const tell = (placed: ExitsReason, takeProfitOrder: OrderId, stopLossOrder: OrderId): void =>
    tellEnded(state, bracket, placed, { lots, takeProfitOrder, stopLossOrder })
  const open = (exit: Exit): number => {
    draftExit(state, market, bracket, exit, lots)
    return openOrder(state, market)
  }
  if (limits && state.plan.fills > 0) {
    tell(stops ? 'take_profit_reached' : reason, first, 0)
    executeOrder(state, market, open('takeProfit'))
  } else if (limits && stops) {
    tell(reason, first, first + 1)
    standPair(SPOT_ORDERS, state, market, open('takeProfit'), open('stopLoss'))
  } else if (limits) {
    tell(reason, first, 0)
    executeOrder(state, market, open('takeProfit'))
  } else if (stops) {
    tell(reason, 0, first)
    SPOT_ORDERS.awaitTrigger(state, market, open('stopLoss'))
  } else tell(reason, 0, 0)
}

/**
 * Decides one exit as things stand; that of a take-profit leaves its effect on the book in `state.plan`. Its prices were judged
 * with the purchase, and a stop-loss whose price the market has passed fires as any stop. BRKT-4.
 */
function judgeExit(
  state: SpotState,
  market: SpotMarket,
  bracket: Bracket,
  exit: Exit,
  lots: Lots,
): Rejected | undefined {
  draftExit(state, market, bracket, exit, lots)
  const { draft, plan } = state
  if (lots === 0) return refuse('below_minimum_quantity', { min: lotsFact(state, market, market.definition.minLots) })
  const refused =
    judgeFrozen(state, bracket.owner) ??
    judgeQuantity(state, market, draft) ??
    judgeNotional(state, market, draft, exitPrice(exit, bracket)) ??
    (overflows(market, draft) ? refuse('amount_overflow') : undefined) ??
    (hasFunds(state, draft, market.base) ? undefined : refuse('insufficient_balance'))
  if (refused || exit === 'stopLoss') return refused
  planMatch(state, market, draft)
  const meetsOwn = plan.steps > 0 || plan.end === OWN_ORDER
  return meetsOwn && plan.fills === 0 ? refuse('self_trade') : undefined
}

const REFUSED: ReadonlySet<string> = new Set<ExitsReason>([
  'below_minimum_quantity',
  'above_maximum_quantity',
  'below_minimum_notional',
  'above_maximum_notional',
  'amount_overflow',
  'insufficient_balance',
  'owner_frozen',
  'self_trade',
])

function isExitsReason(word: string): word is ExitsReason {
  return REFUSED.has(word)
}

function reasonOf(refused: Rejected | undefined): ExitsReason {
  if (!refused) return 'placed'
  if (isExitsReason(refused.rejection)) return refused.rejection
  throw new Error(`An exit was refused for ${refused.rejection}`)
}
