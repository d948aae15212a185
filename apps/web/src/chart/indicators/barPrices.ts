import { defineIndicator } from './defineIndicator.ts'
import type { Bar } from './indicator.ts'

/** One price for the whole bar. */
function priceOf(id: string, price: (bar: Bar) => number) {
  return defineIndicator({
    id,
    group: 'price',
    pane: 'price',
    parameters: {},
    lines: { value: 'line' },
    compute: (bars) => ({ value: bars.map(price) }),
  })
}

export const typicalPrice = priceOf('typicalPrice', ({ high, low, close }) => (high + low + close) / 3)
export const medianPrice = priceOf('medianPrice', ({ high, low }) => (high + low) / 2)
export const weightedClose = priceOf('weightedClose', ({ high, low, close }) => (high + low + 2 * close) / 4)
export const averagePrice = priceOf('averagePrice', ({ open, high, low, close }) => (open + high + low + close) / 4)
