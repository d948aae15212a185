import type { OrderConditions, StopTrigger } from '@touchstone/protocol'
import type { Lots, Ticks } from '@touchstone/quantities'
import { type Rejected, refuse } from '../../../entry/refusal.ts'
import { priceFact } from '../../../markets/facts.ts'
import { lowerLimit, upperLimit } from '../../../markets/priceFormulas.ts'
import { BUY, MARKET, STOP_LIMIT } from '../../../matching/orderFlags.ts'
import { judgeExitSides } from '../../../orders/judgeExitSides.ts'
import { referencePrice } from '../../../orders/slippage.ts'
import { leastVisible, showsEnough } from '../../../orders/visibleLots.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractDraft } from '../drafts/contractDraft.ts'

/** CPLACE-9, told in lots as they were asked for. A reduce-only order may be as small as the position it reduces. */
export function judgeLots(market: ContractMarket, { lots, reduceOnly }: ContractDraft): Rejected | undefined {
  const { minLots, maxLots } = market.definition
  if (lots < minLots && !reduceOnly) return refuse('below_minimum_quantity', { min: minLots })
  return lots > maxLots ? refuse('above_maximum_quantity', { max: maxLots }) : undefined
}

/** ICE-2. */
export function judgeVisible(
  { definition: { minLots } }: ContractMarket,
  conditions: OrderConditions,
  lots: Lots,
): Rejected | undefined {
  return showsEnough(conditions, lots, minLots)
    ? undefined
    : refuse('bad_visible', { min: leastVisible(lots, minLots) })
}

/** CPLACE-10: a limit is measured against the mark price, a stop-limit's against its own stop price. */
export function judgeBand(market: ContractMarket, { price, kind, stopPrice }: ContractDraft): Rejected | undefined {
  if (price === 0) return undefined
  const reference = kind === STOP_LIMIT ? stopPrice : market.markPrice
  const low = lowerLimit(reference, market.definition.bandPpm)
  const high = upperLimit(reference, market.definition.bandPpm)
  if (price >= low && price <= high) return undefined
  return refuse('price_outside_band', { min: priceFact(market, low), max: priceFact(market, high) })
}

/** The price that stops of a kind wait for; 0 before the first. */
export function stopTriggerPrice({ markPrice, lastPrice }: ContractMarket, trigger: StopTrigger): Ticks {
  return trigger === 'mark' ? markPrice : lastPrice
}

/** CPLACE-11: the mark or the last price has not reached the stop yet. Without a last trade any such stop waits. */
export function judgeStopPrice(
  market: ContractMarket,
  { stopPrice, trigger, side }: ContractDraft,
): Rejected | undefined {
  const price = stopTriggerPrice(market, trigger)
  if (stopPrice === 0 || price === 0) return undefined
  const passed = side === BUY ? price >= stopPrice : price <= stopPrice
  return passed ? refuse('bad_stop_price') : undefined
}

/** CPLACE-12: profit lies beyond and loss before the price at which the order is meant to open. */
export function judgeOrderProtection(market: ContractMarket, draft: ContractDraft): Rejected | undefined {
  const reference = draft.kind === MARKET ? market.markPrice : referencePrice(market.book, draft)
  return judgeProtection(market, draft.side === BUY, reference, draft.takeProfit, draft.stopLoss)
}

/** A position's take-profit and stop-loss against a price of its contract; 0 = none. PROT-2. */
export function judgeProtection(
  market: ContractMarket,
  long: boolean,
  reference: Ticks,
  takeProfit: Ticks,
  stopLoss: Ticks,
): Rejected | undefined {
  return judgeExitSides(long, reference, priceFact(market, reference), takeProfit, stopLoss)
}
