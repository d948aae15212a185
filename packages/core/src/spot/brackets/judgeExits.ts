import { type BracketRequest, endingAt, type OwnerId } from '@touchstone/protocol'
import { type Lots, MAX_LOTS, type Ticks } from '@touchstone/quantities'
import { type Rejected, refuse } from '../../entry/refusal.ts'
import { bandFacts, lotsFact, notionalFacts, percentFact, priceFact } from '../../markets/facts.ts'
import { lowerLimit, upperLimit } from '../../markets/priceFormulas.ts'
import { fitsConditions } from '../../orders/judgeConditions.ts'
import { judgeExitSides } from '../../orders/judgeExitSides.ts'
import { referencePrice } from '../../orders/slippage.ts'
import { isWellFormed } from '../orders/wellFormed.ts'
import { lotsForTurnover } from '../spotFormulas.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { exitPrice, lotsAfterFee } from './draftExit.ts'

type Exits = Pick<BracketRequest, 'takeProfit' | 'stopLoss' | 'stopLossLimit' | 'stopLossSlippagePpm'>

/** Whether it is a purchase with an exit at least, and everything fits. BRKT-1. */
export function isBracket(command: BracketRequest): boolean {
  const { side, takeProfit, stopLoss, stopLossLimit, stopLossSlippagePpm } = command
  if (side !== 'buy' || takeProfit + stopLoss === 0) return false
  if (stopLoss === 0 && stopLossLimit + stopLossSlippagePpm !== 0) return false
  if (stopLossLimit !== 0 && stopLossSlippagePpm !== 0) return false
  if (takeProfit !== 0 && takeProfit <= Math.max(stopLoss, stopLossLimit)) return false
  return isWellFormed(command) && (command.goodTill === 0 || fitsConditions(command, endingAt(command.goodTill)))
}

/** Decides the exits of a purchase that has been judged and stands in the draft. BRKT-2. */
export function judgeExits(state: SpotState, market: SpotMarket, exits: Exits, owner: OwnerId): Rejected | undefined {
  return (
    judgeSides(market, exits, referencePrice(market.book, state.draft)) ??
    judgePrices(market, exits) ??
    judgeSizes(state, market, exits) ??
    judgeRoom(state, market, exits, owner)
  )
}

/** Profit lies above and loss below the price at which the purchase is meant to trade. */
export function judgeSides(
  market: SpotMarket,
  { takeProfit, stopLoss }: Pick<Exits, 'takeProfit' | 'stopLoss'>,
  reference: Ticks,
): Rejected | undefined {
  return judgeExitSides(true, reference, priceFact(market, reference), takeProfit, stopLoss)
}

/** PLACE-8 and PLACE-12 for each exit. */
function judgePrices(market: SpotMarket, exits: Exits): Rejected | undefined {
  const { takeProfit, stopLoss, stopLossLimit, stopLossSlippagePpm } = exits
  const { maxSlippagePpm, bandPpm } = market.definition
  if (stopLossSlippagePpm > maxSlippagePpm) return refuse('bad_slippage', { max: percentFact(maxSlippagePpm) })
  if (takeProfit !== 0 && (takeProfit < market.bandLow || takeProfit > market.bandHigh))
    return refuse('price_outside_band', bandFacts(market, market.bandLow, market.bandHigh))
  const [low, high] = [lowerLimit(stopLoss, bandPpm), upperLimit(stopLoss, bandPpm)]
  const isOutside = stopLossLimit !== 0 && (stopLossLimit < low || stopLossLimit > high)
  return isOutside ? refuse('price_outside_band', bandFacts(market, low, high)) : undefined
}

/** PLACE-10, PLACE-11 and I24 for the lots that a purchase in one fill leaves after its fee. */
function judgeSizes(state: SpotState, market: SpotMarket, exits: Exits): Rejected | undefined {
  const lots = expectedLots(state, market)
  const { minLots } = market.definition
  if (lots < minLots) return refuse('below_minimum_quantity', { min: lotsFact(state, market, minLots) })
  const prices = (['takeProfit', 'stopLoss'] as const)
    .map((exit) => exitPrice(exit, exits))
    .filter((price) => price !== 0)
  if (Math.min(...prices) * lots < market.minSteps)
    return refuse('below_minimum_notional', notionalFacts(state, market, 'min', market.minNotional))
  return Math.max(...prices) * lots > market.countableSteps ? refuse('amount_overflow') : undefined
}

/** Of a purchase by turnover those that it pays for at its bound. */
function expectedLots({ draft }: SpotState, market: SpotMarket): Lots {
  const { lots, turnover, limit, takerPpm } = draft
  if (lots !== 0) return lotsAfterFee(lots, takerPpm, market)
  const most = lotsForTurnover(turnover, limit, market.units)
  return lotsAfterFee(most > BigInt(MAX_LOTS) ? MAX_LOTS : Number(most), takerPpm, market)
}

/** PLACE-14: when the purchase is over, its exits need its place and, being two, one more. */
function judgeRoom(
  state: SpotState,
  market: SpotMarket,
  { takeProfit, stopLoss }: Exits,
  owner: OwnerId,
): Rejected | undefined {
  const exits = takeProfit !== 0 && stopLoss !== 0 ? 2 : 1
  const count = state.terms.count(owner, market.index)
  return count + exits > market.definition.maxOpenOrders ? refuse('too_many_orders') : undefined
}
