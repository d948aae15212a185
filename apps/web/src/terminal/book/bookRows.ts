import type { DepthLevel } from '@touchstone/protocol'
import { type Amount, formatDecimal } from '@touchstone/quantities'
import { readDown } from '../../shared/decimals/exactDecimal.ts'

/** One painted level; primitive fields only, so that an unchanged row is not rendered again. */
export interface BookRow {
  readonly price: string
  readonly amount: string
  /** Amount of this and every better level. */
  readonly total: string
  /** Width of the depth bar, 0 to 100, against the deepest painted level of both sides. */
  readonly barPercent: number
  /** An order of the customer rests here. */
  readonly mine: boolean
}

export interface PaintedBook {
  /** Best first, both. */
  readonly bids: readonly BookRow[]
  readonly asks: readonly BookRow[]
  /** Best ask − best bid; "" when a side is empty. */
  readonly spread: string
  /** Spread as a share of the middle price, in percent with two decimals; "" when a side is empty. */
  readonly spreadPercent: string
  /** Part of the bids in what the painted levels of both sides hold, in whole percent rounded half up; undefined for an empty book. */
  readonly bidPercent: number | undefined
}

export interface BookScale {
  readonly priceScale: number
  readonly amountScale: number
}

interface MeasuredLevel {
  readonly price: string
  readonly amount: Amount
  readonly total: Amount
}

function measure(levels: readonly DepthLevel[], count: number, scale: BookScale): readonly MeasuredLevel[] {
  let total = 0n
  return levels.slice(0, count).map(([price, text]) => {
    const amount = readDown(text, scale.amountScale) ?? 0n
    total += amount
    return { price, amount, total }
  })
}

/**
 * Levels as they are painted. `ownPrices` are the prices of the customer's orders, grouped like the book.
 * Both lists come best first and are cut to `count`.
 */
export function paintBook(
  depth: { readonly bids: readonly DepthLevel[]; readonly asks: readonly DepthLevel[] },
  count: number,
  scale: BookScale,
  ownPrices: { readonly bids: ReadonlySet<string>; readonly asks: ReadonlySet<string> },
): PaintedBook {
  const bids = measure(depth.bids, count, scale)
  const asks = measure(depth.asks, count, scale)
  const [wanted, offered] = [bids.at(-1)?.total ?? 0n, asks.at(-1)?.total ?? 0n]
  const deepest = wanted > offered ? wanted : offered
  const rows = (levels: readonly MeasuredLevel[], own: ReadonlySet<string>): readonly BookRow[] =>
    levels.map(({ price, amount, total }) => ({
      price,
      amount: formatDecimal(amount, scale.amountScale),
      total: formatDecimal(total, scale.amountScale),
      barPercent: deepest === 0n ? 0 : Number((total * 1000n) / deepest) / 10,
      mine: own.has(price),
    }))
  return {
    bids: rows(bids, ownPrices.bids),
    asks: rows(asks, ownPrices.asks),
    ...spreadOf(depth, scale.priceScale),
    bidPercent: percentOf(wanted, wanted + offered),
  }
}

/** Whole percent, rounded half up; undefined of nothing. */
function percentOf(part: Amount, whole: Amount): number | undefined {
  return whole === 0n ? undefined : Number((part * 200n + whole) / (2n * whole))
}

function spreadOf(
  depth: { readonly bids: readonly DepthLevel[]; readonly asks: readonly DepthLevel[] },
  priceScale: number,
): Pick<PaintedBook, 'spread' | 'spreadPercent'> {
  const bid = readDown(depth.bids[0]?.[0] ?? '', priceScale)
  const ask = readDown(depth.asks[0]?.[0] ?? '', priceScale)
  if (bid === undefined || ask === undefined || bid + ask <= 0n) return { spread: '', spreadPercent: '' }
  const spread = ask - bid
  /** Hundredths of a percent of the middle price: spread ÷ ((bid + ask) ÷ 2) × 10 000, rounded half up. */
  const basisPoints = (spread * 40_000n + (bid + ask)) / (2n * (bid + ask))
  return { spread: formatDecimal(spread, priceScale), spreadPercent: formatDecimal(basisPoints, 2) }
}

/** The level of a grouped book an order's price falls into: bids group down, asks up. `step` in the same units as `price`. */
export function groupedPrice(price: Amount, step: Amount, side: 'buy' | 'sell'): Amount {
  const floor = price - (price % step)
  return side === 'sell' && floor !== price ? floor + step : floor
}

/** Prices of the customer's resting orders as the book at this grouping shows them. */
export function ownPrices(
  orders: readonly { readonly side: 'buy' | 'sell'; readonly price: string }[],
  stepText: string,
  priceScale: number,
): { readonly bids: ReadonlySet<string>; readonly asks: ReadonlySet<string> } {
  const bids = new Set<string>()
  const asks = new Set<string>()
  const step = readDown(stepText, priceScale) || 1n
  for (const order of orders) {
    const price = readDown(order.price, priceScale)
    if (!price) continue
    const grouped = formatDecimal(groupedPrice(price, step, order.side), priceScale)
    ;(order.side === 'buy' ? bids : asks).add(grouped)
  }
  return { bids, asks }
}
