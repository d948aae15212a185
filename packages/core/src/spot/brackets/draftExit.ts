import type { PlaceBracket } from '@touchstone/protocol'
import { type Amount, divideDown, type Lots, type Ticks } from '@touchstone/quantities'
import { GTC, IOC, LIMIT, SELL, STOP_LIMIT, STOP_MARKET } from '../../matching/orderFlags.ts'
import { baseAmount, fee, holdOf } from '../spotFormulas.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import type { Bracket } from './brackets.ts'

/** The two ways out of a purchase. */
export type Exit = 'takeProfit' | 'stopLoss'

/** Whole lots in an amount of the market's base, rounded down: the rest stays with its owner. BRKT-3. */
export function wholeLots(received: Amount, { units, countableLots }: SpotMarket): Lots {
  const lots = divideDown(received, units.lotUnits)
  return lots > BigInt(countableLots) ? countableLots : Number(lots)
}

/** Lots of the exits when all of a purchase trades as taker in one fill: the least that they can be but for rounding of later fills. */
export function lotsAfterFee(lots: Lots, takerPpm: number, market: SpotMarket): Lots {
  const bought = baseAmount(lots, market.units)
  return wholeLots(bought - fee(bought, takerPpm), market)
}

/** The price that an exit is measured at and, all going well, trades at. */
export function exitPrice(exit: Exit, bracket: Pick<PlaceBracket, 'takeProfit' | 'stopLoss' | 'stopLossLimit'>): Ticks {
  return exit === 'takeProfit' ? bracket.takeProfit : bracket.stopLossLimit || bracket.stopLoss
}

/** Writes an exit into the draft as the sale that it is, with the rates of the purchase. */
export function draftExit(state: SpotState, market: SpotMarket, bracket: Bracket, exit: Exit, lots: Lots): void {
  const { draft } = state
  const stops = exit === 'stopLoss'
  draft.owner = bracket.owner
  draft.market = market.index
  draft.side = SELL
  draft.kind = stops ? (bracket.stopLossLimit === 0 ? STOP_MARKET : STOP_LIMIT) : LIMIT
  draft.timeInForce = draft.kind === STOP_MARKET ? IOC : GTC
  draft.prevention = bracket.prevention
  draft.price = stops ? bracket.stopLossLimit : bracket.takeProfit
  draft.lots = lots
  draft.turnover = 0n
  draft.stopPrice = stops ? bracket.stopLoss : 0
  draft.boundPrice = stops ? bracket.stopLossBound : 0
  draft.limit = draft.boundPrice || draft.price
  draft.makerPpm = bracket.makerPpm
  draft.takerPpm = bracket.takerPpm
  draft.placedAt = state.time
  draft.hold = holdOf(false, draft.limit, lots, 0n, market.units)
}
