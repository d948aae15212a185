import type { DepthLevel } from '@touchstone/protocol'

/** A level with everything better than it: amount in the base asset, value in the quote asset. */
interface Step {
  readonly price: number
  readonly total: number
  readonly value: number
}

/** A step line in a unit box: x 0…1 over the price range, y 0…1 over the deepest total. Drawing only, so floats will do. */
export interface DepthCurve {
  readonly bids: readonly (readonly [x: number, y: number])[]
  readonly asks: readonly (readonly [x: number, y: number])[]
  /** Best first, both. */
  readonly bidSteps: readonly Step[]
  readonly askSteps: readonly Step[]
  readonly lowPrice: number
  readonly highPrice: number
  readonly middle: number
  readonly bidTotal: number
  readonly askTotal: number
  readonly deepest: number
}

/** What the book holds from the middle to a price. */
export interface DepthPoint {
  readonly side: 'bid' | 'ask'
  readonly price: number
  readonly total: number
  readonly value: number
  /** 0…1 over the deepest total. */
  readonly y: number
  /** Distance from the middle as a fraction, below it negative. */
  readonly distance: number
}

function cumulate(levels: readonly DepthLevel[]): readonly Step[] {
  let [total, value] = [0, 0]
  return levels.map(([priceText, amount]) => {
    const price = Number(priceText)
    total += Number(amount)
    value += Number(amount) * price
    return { price, total, value }
  })
}

/** Undefined while a side is empty. Both sides cover the same distance from the middle, so that the picture is fair. */
export function depthCurve(bidLevels: readonly DepthLevel[], askLevels: readonly DepthLevel[]): DepthCurve | undefined {
  const bids = cumulate(bidLevels)
  const asks = cumulate(askLevels)
  const [bestBid, bestAsk] = [bids[0], asks[0]]
  const [lastBid, lastAsk] = [bids.at(-1), asks.at(-1)]
  if (!bestBid || !bestAsk || !lastBid || !lastAsk) return undefined
  const middle = (bestBid.price + bestAsk.price) / 2
  const reach = Math.max(middle - lastBid.price, lastAsk.price - middle) || 1
  const deepest = Math.max(lastBid.total, lastAsk.total) || 1
  const x = (price: number) => (price - (middle - reach)) / (2 * reach)
  const outline = (steps: readonly Step[], edge: number) => {
    const points: [number, number][] = []
    let height = 0
    for (const step of steps) {
      points.push([x(step.price), height / deepest], [x(step.price), step.total / deepest])
      height = step.total
    }
    points.push([edge, height / deepest])
    return points
  }
  return {
    bids: outline(bids, 0),
    asks: outline(asks, 1),
    bidSteps: bids,
    askSteps: asks,
    lowPrice: middle - reach,
    highPrice: middle + reach,
    middle,
    bidTotal: lastBid.total,
    askTotal: lastAsk.total,
    deepest,
  }
}

/** The book at a place of the price axis, 0…1: below the middle what is wanted down to that price, above it what is offered up to it. */
export function depthAt(curve: DepthCurve, x: number): DepthPoint {
  const price = curve.lowPrice + x * (curve.highPrice - curve.lowPrice)
  const side = price < curve.middle ? 'bid' : 'ask'
  const reached = (step: Step) => (side === 'bid' ? step.price >= price : step.price <= price)
  const { total, value } = (side === 'bid' ? curve.bidSteps : curve.askSteps).findLast(reached) ?? {
    total: 0,
    value: 0,
  }
  return { side, price, total, value, y: total / curve.deepest, distance: (price - curve.middle) / curve.middle }
}

/** Round figures from `low` to `high`, about `count` of them: multiples of 1, 2 or 5 times a power of ten. */
export function axisTicks(low: number, high: number, count: number): readonly number[] {
  const rough = (high - low) / count
  if (!(rough > 0)) return []
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((wide) => wide >= rough) ?? rough
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, index) => (first + index) * step)
}
