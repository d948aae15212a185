import type { DepthLevel } from '@touchstone/protocol'

/** A step line in a unit box: x 0…1 over the price range, y 0…1 over the deepest total. Drawing only, so floats will do. */
export interface DepthCurve {
  readonly bids: readonly (readonly [x: number, y: number])[]
  readonly asks: readonly (readonly [x: number, y: number])[]
  readonly lowPrice: number
  readonly highPrice: number
  readonly middle: number
  readonly bidTotal: number
  readonly askTotal: number
}

interface Step {
  readonly price: number
  readonly total: number
}

function cumulate(levels: readonly DepthLevel[]): readonly Step[] {
  let total = 0
  return levels.map(([price, amount]) => {
    total += Number(amount)
    return { price: Number(price), total }
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
    lowPrice: middle - reach,
    highPrice: middle + reach,
    middle,
    bidTotal: lastBid.total,
    askTotal: lastAsk.total,
  }
}
