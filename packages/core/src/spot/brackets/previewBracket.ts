import {
  type BracketPreview,
  type BracketRequest,
  type ExitPreview,
  endingAt,
  notional,
  type OrderPreview,
  type OwnerId,
} from '@touchstone/protocol'
import type { Lots, Ticks } from '@touchstone/quantities'
import { refuse } from '../../entry/refusal.ts'
import { STOP_MARKET } from '../../matching/orderFlags.ts'
import { restingLots } from '../../orders/restingLots.ts'
import { previewOrder } from '../orders/previewOrder.ts'
import { baseAmount, fee, lotsForTurnover } from '../spotFormulas.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { type Exit, exitPrice, wholeLots } from './draftExit.ts'
import { isBracket, judgeExits } from './judgeExits.ts'

/** The effect of placing the purchase now, and what its exits would bring, by the engine's own guards and formulas. Changes nothing. BRKT-2, BRKT-3. */
export function previewBracket(state: SpotState, bracket: BracketRequest, owner: OwnerId): BracketPreview {
  const entry = previewOrder(state, bracket, owner, endingAt(bracket.goodTill))
  const market = state.market(bracket.market)
  const none = { ...entry, lots: 0, takeProfit: null, stopLoss: null }
  if (!market) return none
  if (!isBracket(bracket)) return { ...none, ...refuse('bad_command') }
  const refused = entry.rejection === null ? judgeExits(state, market, bracket, owner) : undefined
  const lots = boughtLots(state, market, entry)
  const exit = (which: Exit): ExitPreview | null =>
    bracket[which] === 0 ? null : previewExit(state, market, exitPrice(which, bracket), lots, which)
  return {
    ...entry,
    ...(refused && { rejection: refused.rejection, facts: refused.facts ?? {} }),
    lots,
    takeProfit: exit('takeProfit'),
    stopLoss: exit('stopLoss'),
  }
}

/**
 * Lots that are bought when all trades that would trade now or could later, after the fees: what trades at once has its own, the
 * rest that of a maker, a stop that becomes a market order that of a taker.
 */
function boughtLots(state: SpotState, market: SpotMarket, { lotsFilled, takerFee }: OrderPreview): Lots {
  const { draft, plan } = state
  const waits = draft.stopPrice !== 0
  const atBound = lotsForTurnover(draft.turnover, draft.limit, market.units)
  const lots = waits && draft.turnover !== 0n ? atBound : BigInt(restingLots(draft, waits ? undefined : plan))
  const later = lots * market.units.lotUnits
  const rate = waits && draft.kind === STOP_MARKET ? draft.takerPpm : draft.makerPpm
  return wholeLots(baseAmount(lotsFilled, market.units) - takerFee + later - fee(later, rate), market)
}

/** An exit when all of it trades at `price`: the take-profit as it waits in the book, the stop-loss as it takes. */
function previewExit(state: SpotState, { units }: SpotMarket, price: Ticks, lots: Lots, exit: Exit): ExitPreview {
  const { makerPpm, takerPpm } = state.draft
  const value = notional(price, lots, units)
  return { value, fee: fee(value, exit === 'takeProfit' ? makerPpm : takerPpm) }
}
