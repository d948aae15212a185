import type { Chart, PaneOptions } from 'klinecharts'
import { CANDLE_PANE } from './indicatorPanes.ts'
import { keepLegendRows } from './legendPlaces.ts'

/**
 * Pixels kept free of candles: above for the legend (one line, one for each indicator on the candles) and the mark of the
 * highest price, below for the mark of the lowest and the note on reference prices. Other panes have one line of legend.
 */
const ROOM = { prices: 40, line: 18, below: 54, pane: 24, paneBelow: 2 }
/** Time, prices, volume and change of a candle in one line; where there is less room they take more of them. */
const PRICES_WIDTH = 430
/** The drawing keeps at least this share of its pane. */
const LEAST_SHARE = 0.35

export interface Gaps {
  readonly top: number
  readonly bottom: number
}

/**
 * The canvas' own gaps for `above` and `below` free pixels in a pane of this height. The canvas measures a gap in parts of the
 * drawing, not of the pane, so the pixels are scaled up by the room that the gaps take away.
 */
export function gapsFor(height: number, above: number, below: number): Gaps {
  const drawn = Math.max(height - above - below, height * LEAST_SHARE)
  const scale = Math.min(1, (height - drawn) / (above + below))
  const gap = (pixels: number) => Math.max(1, (pixels * scale * height) / drawn)
  return { top: gap(above), bottom: gap(below) }
}

/** Pixels above the candles for their own legend in a pane of this width, and for the mark of the highest price. */
export function pricesRoom(width: number): number {
  return ROOM.prices + (Math.max(1, Math.ceil(PRICES_WIDTH / Math.max(width, 1))) - 1) * ROOM.line
}

/** Pixels of so much room below the legend's first line, in a pane so narrow that the legend reaches the other edge; 0 where it does not. */
export function wideLegendRoom(prices: number, room: number): number {
  return prices > ROOM.prices ? room - ROOM.prices : 0
}

/** How many of so many legends fit above the drawn candles; one always does. `prices`: the pixels that stand above them. */
export function legendRows(height: number, legends: number, prices: number = ROOM.prices): number {
  const room = height * (1 - LEAST_SHARE) - prices - ROOM.below
  return Math.max(1, Math.min(legends, Math.floor(room / ROOM.line)))
}

/** Keeps the room while panes and window change their height. Returns the function that ends it. */
export function keepLegendRoom(chart: Chart, legends: number): () => void {
  const apply = () => {
    for (const { id } of chart.getPaneOptions() as readonly PaneOptions[]) {
      const height = chart.getSize(id)?.height ?? 0
      if (height <= 0 || chart.getYAxes({ paneId: id }).length === 0) continue
      const prices = pricesRoom(chart.getSize(id, 'main')?.width ?? PRICES_WIDTH)
      const rows = legendRows(height, legends, prices)
      const room = prices + Math.min(rows, legends) * ROOM.line
      if (id === CANDLE_PANE) keepLegendRows(chart, { paneId: id, rows, wide: wideLegendRoom(prices, room) })
      const [above, below] = id === CANDLE_PANE ? [room, ROOM.below] : [ROOM.pane, ROOM.paneBelow]
      chart.overrideYAxis({ paneId: id, gap: gapsFor(height, above, below) })
    }
  }
  const sizes = new ResizeObserver(apply)
  const element = chart.getDom()
  if (element) sizes.observe(element)
  chart.subscribeAction('onPaneDrag', apply)
  const settled = requestAnimationFrame(apply)
  return () => {
    cancelAnimationFrame(settled)
    sizes.disconnect()
    chart.unsubscribeAction('onPaneDrag', apply)
  }
}
