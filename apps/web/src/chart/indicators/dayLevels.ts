import { utcDay } from './barSeries.ts'
import { defineIndicator } from './defineIndicator.ts'
import type { Bar, LineKind, Series } from './indicator.ts'

interface Day {
  readonly high: number
  readonly low: number
  readonly close: number
}

/** For each bar the UTC day before that has bars; a candle of a day or longer is a day of its own. */
function daysBefore(bars: readonly Bar[]): readonly (Day | undefined)[] {
  let running: Day | undefined
  let complete: Day | undefined
  return bars.map((bar, index) => {
    const before = bars[index - 1]
    const { high, low, close } = bar
    if (!running || !before || utcDay(before) !== utcDay(bar)) {
      complete = running
      running = { high, low, close }
    } else {
      running = { high: Math.max(running.high, high), low: Math.min(running.low, low), close }
    }
    return complete
  })
}

/** Levels of the day before, which stay the same all day. */
function levelsOfDayBefore<Line extends string>(
  id: string,
  lines: Readonly<Record<Line, LineKind>>,
  levels: Readonly<Record<Line, (day: Day) => number>>,
) {
  return defineIndicator({
    id,
    group: 'price',
    pane: 'price',
    parameters: {},
    lines,
    compute(bars) {
      const days = daysBefore(bars)
      const over = (level: (day: Day) => number): Series => days.map((day) => (day ? level(day) : null))
      const series = Object.entries<(day: Day) => number>(levels).map(([line, level]) => [line, over(level)])
      return Object.fromEntries(series) as Readonly<Record<Line, Series>>
    },
  })
}

const pivot = ({ high, low, close }: Day): number => (high + low + close) / 3
const range = ({ high, low }: Day): number => high - low

const PIVOT_LINES = {
  pivot: 'line',
  resistance1: 'line',
  resistance2: 'line',
  resistance3: 'line',
  support1: 'line',
  support2: 'line',
  support3: 'line',
} as const

/** The floor traders' levels. */
export const pivotPoints = levelsOfDayBefore('pivotPoints', PIVOT_LINES, {
  pivot,
  resistance1: (day) => 2 * pivot(day) - day.low,
  resistance2: (day) => pivot(day) + range(day),
  resistance3: (day) => day.high + 2 * (pivot(day) - day.low),
  support1: (day) => 2 * pivot(day) - day.high,
  support2: (day) => pivot(day) - range(day),
  support3: (day) => day.low - 2 * (day.high - pivot(day)),
})

/** The same levels at Fibonacci parts of the day's range. */
export const fibonacciPivots = levelsOfDayBefore('fibonacciPivots', PIVOT_LINES, {
  pivot,
  resistance1: (day) => pivot(day) + 0.382 * range(day),
  resistance2: (day) => pivot(day) + 0.618 * range(day),
  resistance3: (day) => pivot(day) + range(day),
  support1: (day) => pivot(day) - 0.382 * range(day),
  support2: (day) => pivot(day) - 0.618 * range(day),
  support3: (day) => pivot(day) - range(day),
})

export const previousDay = levelsOfDayBefore(
  'previousDay',
  { high: 'line', low: 'line', close: 'line' },
  { high: ({ high }) => high, low: ({ low }) => low, close: ({ close }) => close },
)
