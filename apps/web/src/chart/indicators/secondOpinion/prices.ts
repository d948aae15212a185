import type { Bar } from '../indicator.ts'
import { type At, high, listed, low, type Opinions, of, utcDate } from './textbook.ts'

interface Day {
  readonly H: number
  readonly L: number
  readonly C: number
}

const NO_DAY: Day = { H: Number.NaN, L: Number.NaN, C: Number.NaN }

/** For each bar the high, low and close of the latest date before its own. */
function daysBefore(bars: readonly Bar[]): readonly Day[] {
  const dates = bars.map(utcDate)
  return dates.map((today) => {
    const latest = [...new Set(dates)].filter((date) => date < today).at(-1)
    const day = bars.filter((_, j) => dates[j] === latest)
    if (day.length === 0) return NO_DAY
    return {
      H: Math.max(...day.map((each) => each.high)),
      L: Math.min(...day.map((each) => each.low)),
      C: day.at(-1)?.close ?? Number.NaN,
    }
  })
}

type Level = (formula: (day: Day & { readonly P: number }) => number) => At

function levels(bars: readonly Bar[]): Level {
  const days = daysBefore(bars)
  return (formula) => listed(days.map((day) => formula({ ...day, P: (day.H + day.L + day.C) / 3 })))
}

/** Whether bar i reaches strictly higher than each of the n bars on either side, all of which must be there. */
function isTop(x: At, n: number, i: number): boolean {
  for (let k = 1; k <= n; k++) if (!(x(i) > x(i - k) && x(i) > x(i + k))) return false
  return true
}

interface Turn {
  readonly bar: number
  readonly price: number
  /** The bar that came back far enough to prove it. */
  readonly proof: number
}

/** The first extreme of x from bar `from` on that is proved, or the extreme so far when none is. */
function nextTurn(x: At, back: (i: number, extreme: number) => boolean, from: number, end: number): Turn {
  let bar = from
  for (let i = from; i < end; i++) {
    if (x(i) > x(bar)) bar = i
    else if (i > bar && back(i, x(bar))) return { bar, price: x(bar), proof: i }
  }
  return { bar, price: x(bar), proof: end }
}

/** Tops and bottoms in turn; a bottom is the top of the prices turned over. */
function zigzag(bars: readonly Bar[], share: number): readonly Turn[] {
  const end = bars.length
  const [h, l] = [high(bars), low(bars)]
  const top = (from: number): Turn => nextTurn(h, (i, peak) => l(i) <= peak * (1 - share), from, end)
  const bottom = (from: number): Turn => {
    const turn = nextTurn(
      (i) => -l(i),
      (i, valley) => h(i) >= -valley * (1 + share),
      from,
      end,
    )
    return { ...turn, price: -turn.price }
  }
  const turns: Turn[] = []
  let rising = top(0).proof <= bottom(0).proof
  if (top(0).proof === end && bottom(0).proof === end) return turns
  let from = 0
  while (from < end) {
    const turn = rising ? top(from) : bottom(from)
    turns.push(turn)
    from = turn.proof
    rising = !rising
  }
  return turns
}

function between(turns: readonly Turn[], i: number): number {
  const exact = turns.find((turn) => turn.bar === i)
  if (exact) return exact.price
  const right = turns.findIndex((turn) => turn.bar > i)
  const [a, b] = [turns[right - 1], turns[right]]
  if (!a || !b) return Number.NaN
  const share = (i - a.bar) / (b.bar - a.bar)
  return (1 - share) * a.price + share * b.price
}

export const PRICES: Opinions = {
  typicalPrice: (bars) => ({ value: of(bars, (bar) => bar.high / 3 + bar.low / 3 + bar.close / 3) }),
  medianPrice: (bars) => ({ value: of(bars, (bar) => bar.low + (bar.high - bar.low) / 2) }),
  weightedClose: (bars) => ({ value: of(bars, (bar) => bar.close / 2 + bar.high / 4 + bar.low / 4) }),
  averagePrice: (bars) => ({ value: of(bars, (bar) => bar.open / 4 + bar.high / 4 + bar.low / 4 + bar.close / 4) }),
  pivotPoints: (bars) => {
    const level = levels(bars)
    return {
      pivot: level(({ P }) => P),
      resistance1: level(({ P, L }) => P + (P - L)),
      support1: level(({ P, H }) => P - (H - P)),
      resistance2: level(({ P, H, L }) => P + (H - L)),
      support2: level(({ P, H, L }) => P - (H - L)),
      resistance3: level(({ P, H, L }) => 2 * P + H - 2 * L),
      support3: level(({ P, H, L }) => 2 * P + L - 2 * H),
    }
  },
  fibonacciPivots: (bars) => {
    const level = levels(bars)
    return {
      pivot: level(({ P }) => P),
      resistance1: level(({ P, H, L }) => P + (H - L) * 0.382),
      resistance2: level(({ P, H, L }) => P + (H - L) * 0.618),
      resistance3: level(({ P, H, L }) => P + H - L),
      support1: level(({ P, H, L }) => P - (H - L) * 0.382),
      support2: level(({ P, H, L }) => P - (H - L) * 0.618),
      support3: level(({ P, H, L }) => P - H + L),
    }
  },
  previousDay: (bars) => {
    const level = levels(bars)
    return {
      high: level(({ H }) => H),
      low: level(({ L }) => L),
      close: level(({ C }) => C),
    }
  },
  fractals: (bars, p) => {
    const n = p('period')
    const lows: At = (i) => -low(bars)(i)
    return {
      up: listed(bars.map((bar, i) => (isTop(high(bars), n, i) ? bar.high : Number.NaN))),
      down: listed(bars.map((bar, i) => (isTop(lows, n, i) ? bar.low : Number.NaN))),
    }
  },
  zigzag: (bars, p) => {
    const turns = zigzag(bars, p('percent') / 100)
    return { value: (i) => between(turns, i) }
  },
}
