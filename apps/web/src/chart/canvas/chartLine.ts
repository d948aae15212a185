/** A price that matters to the reader, drawn across the chart: an order, a position, a strike. */
export interface ChartLine {
  readonly id: string
  /** Plain decimal. */
  readonly price: string
  readonly label: string
  readonly tone: 'up' | 'down' | 'neutral' | 'warn'
  readonly movable: boolean
  readonly cancellable?: boolean
}

/**
 * Where a dragged line was let go, as a plain decimal with `priceScale` decimals (half rounds away from zero). Undefined
 * when that is where it was, or no price at all.
 */
export function droppedPrice(line: ChartLine, value: number, priceScale: number): string | undefined {
  if (!Number.isFinite(value) || value <= 0) return undefined
  const dropped = value.toFixed(priceScale)
  if (Number(dropped) <= 0 || Number(dropped) === Number(line.price)) return undefined
  return dropped
}
