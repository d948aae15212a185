import type { Chart } from 'klinecharts'
import type { OrderLine } from './chartHandle.ts'
import { readChartColours } from './chartStyles.ts'

const ORDERS = 'orders'
const REFERENCE = 'reference'

/** A dashed line at the price of each open order, in the colour of its side. Not draggable: the table edits orders. */
export function drawOrderLines(chart: Chart, lines: readonly OrderLine[]): void {
  chart.removeOverlay({ groupId: ORDERS })
  const colours = readChartColours(chart.getDom() ?? document.documentElement)
  for (const { price, side, orderNo } of lines) {
    const color = side === 'buy' ? colours.up : colours.down
    chart.createOverlay({
      id: `order-${orderNo}`,
      groupId: ORDERS,
      name: 'priceLine',
      lock: true,
      points: [{ value: price }],
      styles: { line: { color, style: 'dashed', size: 1 }, text: { color } },
    })
  }
}

/** A vertical line at the moment this book began to trade. */
export function markReference(chart: Chart, reference: number, text: string): void {
  chart.removeOverlay({ groupId: REFERENCE })
  if (reference === 0) return
  const colours = readChartColours(chart.getDom() ?? document.documentElement)
  chart.createOverlay({
    id: 'reference-line',
    groupId: REFERENCE,
    name: 'verticalStraightLine',
    lock: true,
    points: [{ timestamp: reference }],
    extendData: text,
    styles: { line: { color: colours.ink3, style: 'dashed', size: 1 } },
  })
}
