import { type PlaceOrder, type Side, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Random, Timestamp } from '@touchstone/quantities'
import type { HouseMarketView } from '../desk/housePorts.ts'
import type { FeedMarket, RecordedTrade } from '../feed/feed.ts'
import { normal } from '../feed/random.ts'
import { FLOW_POLICY } from '../policy/flowPolicy.ts'
import { valueScale } from './quoteLadder.ts'

const ALL_SIDES: readonly Side[] = ['buy', 'sell']

/** Decides the small orders of one market, either by chance or after a recording. */
export class SandboxFlow {
  readonly #market: FeedMarket
  readonly #random: Random
  #nextAt: Timestamp | undefined
  #side: Side
  /** Bought minus sold, in quote units, since the start of the process. */
  #net = 0

  constructor(market: FeedMarket, random: Random) {
    this.#market = market
    this.#random = random
    this.#side = random() < 0.5 ? 'buy' : 'sell'
  }

  /** What is to be sent now; one order at most, so that a pause is not made up for. `activity` 1 = the disclosed rate. */
  atChance(view: HouseMarketView, now: Timestamp, activity = 1): FlowOrder[] {
    this.#nextAt ??= now + this.#wait(activity)
    if (now < this.#nextAt || !tradable(view)) return []
    this.#nextAt = now + this.#wait(activity)
    this.#side = this.#nextSide()
    const size = FLOW_POLICY.meanValue * Math.exp(FLOW_POLICY.sizeSpread * normal(this.#random) - SIZE_MEAN_SHIFT)
    return this.#orders(this.#side, this.#lotsOf(size, view), view)
  }

  /** The recording's trades as our own orders, of the same sides and, within the largest value, the same sizes. */
  following(trades: readonly RecordedTrade[], view: HouseMarketView): FlowOrder[] {
    if (!tradable(view)) return []
    const most = this.#lotsOf(FLOW_POLICY.largestValue, view)
    return joinTrades(trades, FLOW_POLICY.recordedPerPoll).flatMap(({ side, lots }) =>
      this.#orders(side, Math.min(lots, most), view),
    )
  }

  #orders(side: Side, lots: number, view: HouseMarketView): FlowOrder[] {
    const { definition, units } = this.#market
    const best = side === 'buy' ? view.bestAsk : view.bestBid
    const value = lots * best * Number(units.quantum)
    const least = 5 * valueScale(this.#market) * 1.05
    if (lots < definition.minLots || lots > definition.maxLots || value < least) return []
    this.#net += side === 'buy' ? value : -value
    if (this.#random() < FLOW_POLICY.marketShare) return [{ side, lots, price: 0 }]
    const through = Math.max(1, Math.round(best * 0.0002 * this.#random()))
    return [{ side, lots, price: Math.max(1, side === 'buy' ? best + through : best - through) }]
  }

  #nextSide(): Side {
    const leaning = Math.max(-1, Math.min(1, this.#net / (FLOW_POLICY.leanValue * valueScale(this.#market))))
    const keep = this.#side === 'buy' ? FLOW_POLICY.persistence : 1 - FLOW_POLICY.persistence
    return ALL_SIDES[this.#random() < keep - FLOW_POLICY.lean * leaning ? 0 : 1] ?? 'buy'
  }

  #wait(activity: number): number {
    return (-Math.log(this.#random()) * FLOW_POLICY.meanIntervalMs) / Math.max(0.01, activity)
  }

  #lotsOf(value: number, view: HouseMarketView): number {
    const capped = Math.min(value, FLOW_POLICY.largestValue) * valueScale(this.#market)
    return Math.floor(capped / (view.indexPrice * Number(this.#market.units.quantum)))
  }
}

/** E[exp(spread·N − shift)] = 1. */
const SIZE_MEAN_SHIFT = (FLOW_POLICY.sizeSpread * FLOW_POLICY.sizeSpread) / 2

/** `price` 0 = a market order. */
export interface FlowOrder {
  readonly side: Side
  readonly lots: number
  readonly price: number
}

/** The order as a command of the disclosed account; `key` is its number and never repeats. */
export function flowCommand(market: FeedMarket, order: FlowOrder, holder: number, key: number): PlaceOrder {
  return {
    type: 'PlaceOrder',
    owner: SYSTEM_OWNERS.sandboxFlow,
    key1: holder,
    key2: key,
    inputHash: key,
    issuedAt: 0,
    market: market.definition.id,
    side: order.side,
    kind: order.price === 0 ? 'market' : 'limit',
    timeInForce: 'IOC',
    price: order.price,
    lots: order.lots,
    turnover: 0n,
    stopPrice: 0,
    maxSlippagePpm: 0,
    selfTrade: 'expire_taker',
  }
}

function tradable(view: HouseMarketView): boolean {
  return view.open && view.indexPrice > 0 && view.bestBid > 0 && view.bestAsk > 0
}

/** Joins neighbours of one side; when there are still too many, the smallest are left out. Order of time is kept. */
function joinTrades(trades: readonly RecordedTrade[], most: number): RecordedTrade[] {
  const joined: RecordedTrade[] = []
  for (const trade of trades) {
    const last = joined.at(-1)
    if (last?.side === trade.side) joined[joined.length - 1] = { ...trade, lots: last.lots + trade.lots }
    else joined.push(trade)
  }
  if (joined.length <= most) return joined
  const least = [...joined].sort((a, b) => b.lots - a.lots)[most - 1]?.lots ?? 0
  return joined.filter(({ lots }) => lots >= least).slice(0, most)
}
