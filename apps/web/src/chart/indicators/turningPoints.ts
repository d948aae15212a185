import { defineIndicator, fraction, whole } from './defineIndicator.ts'
import type { Bar, Series } from './indicator.ts'

/** Bars whose high (or low) lies beyond that of `period` bars on either side; known only after those bars. */
export const fractals = defineIndicator({
  id: 'fractals',
  group: 'price',
  pane: 'price',
  parameters: { period: whole(2, 1, 50) },
  lines: { up: 'dots', down: 'dots' },
  compute: (bars, { period }) => ({
    up: beyondNeighbours(bars, period, ({ high }) => high),
    down: beyondNeighbours(bars, period, ({ low }) => -low).map((low) => (low === null ? null : -low)),
  }),
})

function beyondNeighbours(bars: readonly Bar[], period: number, height: (bar: Bar) => number): Series {
  return bars.map((bar, index) => {
    if (index < period || index + period >= bars.length) return null
    const around = bars.slice(index - period, index + period + 1)
    return around.every((other) => other === bar || height(other) < height(bar)) ? height(bar) : null
  })
}

interface Turn {
  readonly at: number
  readonly price: number
}

/**
 * Straight lines between turns of at least `percent` percent. The last line ends at the furthest the running leg has come and
 * moves with it.
 */
export const zigzag = defineIndicator({
  id: 'zigzag',
  group: 'price',
  pane: 'price',
  parameters: { percent: fraction(5, 0.1, 50, 0.1) },
  lines: { value: 'line' },
  compute: (bars, { percent }) => ({ value: straightLines(turns(bars, percent / 100), bars.length) }),
})

/** A bar either carries the leg further or ends it, further first. */
function turns(bars: readonly Bar[], share: number): readonly Turn[] {
  const done: Turn[] = []
  let top: Turn = { at: 0, price: Number.NEGATIVE_INFINITY }
  let bottom: Turn = { at: 0, price: Number.POSITIVE_INFINITY }
  let leg: 'unknown' | 'up' | 'down' = 'unknown'
  for (const [at, { high, low }] of bars.entries()) {
    const higher = high > top.price
    const lower = low < bottom.price
    if (leg !== 'down' && higher) top = { at, price: high }
    if (leg !== 'up' && lower) bottom = { at, price: low }
    if (leg !== 'down' && !higher && low <= top.price * (1 - share)) {
      done.push(top)
      bottom = { at, price: low }
      leg = 'down'
    } else if (leg !== 'up' && !lower && high >= bottom.price * (1 + share)) {
      done.push(bottom)
      top = { at, price: high }
      leg = 'up'
    }
  }
  if (leg === 'up') done.push(top)
  if (leg === 'down') done.push(bottom)
  return done
}

function straightLines(points: readonly Turn[], length: number): Series {
  const line: (number | null)[] = Array.from({ length }, () => null)
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    line[to.at] = to.price
    if (!from) continue
    for (let at = from.at; at < to.at; at++)
      line[at] = from.price + ((to.price - from.price) * (at - from.at)) / (to.at - from.at)
  }
  return line
}
