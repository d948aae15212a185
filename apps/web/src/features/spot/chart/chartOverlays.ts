import { type Chart, type OverlayTemplate, registerOverlay } from 'klinecharts'
import type { OrderLine } from './chartHandle.ts'
import { readChartColours } from './chartStyles.ts'

const ORDERS = 'openOrder'
const REFERENCE = 'referenceEnd'

interface OrderNote {
  readonly text: string
  readonly color: string
  readonly background: string
  readonly family: string
}

/** A dashed line at the order's price with its side and amount beside the price axis. */
const openOrder: OverlayTemplate<OrderNote> = {
  name: ORDERS,
  totalStep: 2,
  createPointFigures({ coordinates, bounding, overlay }) {
    const y = coordinates[0]?.y
    if (y === undefined) return []
    const { text, color, background, family } = overlay.extendData
    const ends = [
      { x: 0, y },
      { x: bounding.width, y },
    ]
    const line = {
      type: 'line',
      attrs: { coordinates: ends },
      styles: { color, style: 'dashed', dashedValue: [4, 4], size: 1 },
      ignoreEvent: true,
    }
    const label = {
      type: 'text',
      attrs: { x: bounding.width - 4, y, text, align: 'right', baseline: 'middle' },
      styles: { color, family, size: 11, backgroundColor: background, ...LABEL_BOX },
      ignoreEvent: true,
    }
    return [line, label]
  },
}
const LABEL_BOX = { borderSize: 0, borderRadius: 3, paddingLeft: 4, paddingRight: 4, paddingTop: 2, paddingBottom: 2 }
registerOverlay(openOrder)

/** One line for each open order. Not draggable: the table edits orders. */
export function drawOrderLines(chart: Chart, lines: readonly OrderLine[]): void {
  chart.removeOverlay({ groupId: ORDERS })
  const colours = readChartColours(chart.getDom() ?? document.documentElement)
  for (const { price, side, orderNo, label } of lines) {
    const extendData: OrderNote = {
      text: label,
      color: side === 'buy' ? colours.up : colours.down,
      background: colours.surface,
      family: colours.font,
    }
    chart.createOverlay({
      id: `order-${orderNo}`,
      groupId: ORDERS,
      name: ORDERS,
      lock: true,
      points: [{ value: price }],
      extendData,
    })
  }
}

interface ReferenceNote {
  readonly text: string
  readonly color: string
  readonly family: string
}

/**
 * The moment this book began to trade: a vertical line, and to its left what the candles before it are. When the moment
 * lies beyond the right edge the words stay at the edge; when it lies before the left edge nothing is drawn.
 */
const referenceEnd: OverlayTemplate<ReferenceNote> = {
  name: REFERENCE,
  totalStep: 2,
  createPointFigures({ coordinates, bounding, overlay }) {
    const at = coordinates[0]?.x
    if (at === undefined || at < 0) return []
    const { text, color, family } = overlay.extendData
    const x = Math.min(at, bounding.width)
    const words = {
      type: 'text',
      attrs: { x: x - 6, y: bounding.height - 6, text: `${text} ▸`, align: 'right', baseline: 'bottom' },
      styles: { color, size: 11, family, backgroundColor: 'transparent', borderSize: 0 },
      ignoreEvent: true,
    }
    if (at > bounding.width) return words
    const ends = [
      { x, y: 0 },
      { x, y: bounding.height },
    ]
    const line = {
      type: 'line',
      attrs: { coordinates: ends },
      styles: { color, style: 'dashed', dashedValue: [3, 3], size: 1 },
      ignoreEvent: true,
    }
    return [line, words]
  },
}
registerOverlay(referenceEnd)

export function markReference(chart: Chart, reference: number, text: string): void {
  chart.removeOverlay({ groupId: REFERENCE })
  if (reference === 0) return
  const colours = readChartColours(chart.getDom() ?? document.documentElement)
  const extendData: ReferenceNote = { text, color: colours.ink3, family: colours.font }
  chart.createOverlay({
    id: REFERENCE,
    groupId: REFERENCE,
    name: REFERENCE,
    lock: true,
    points: [{ timestamp: reference }],
    extendData,
  })
}
