import type { Bar } from '../indicator.ts'

/** A quantity as books write it: a value for bar number i, NaN where there is none. */
export type At = (i: number) => number

/** A textbook's formula of an indicator: each of its lines, from the bars and the parameters by name. */
export type Opinion = (bars: readonly Bar[], p: (name: string) => number) => Readonly<Record<string, At>>

export type Opinions = Readonly<Record<string, Opinion>>

/** Each value is worked out once. */
export function once(x: At): At {
  const known = new Map<number, number>()
  return (i) => {
    const held = known.get(i)
    if (held !== undefined) return held
    const value = x(i)
    known.set(i, value)
    return value
  }
}

export const listed =
  (values: readonly number[]): At =>
  (i) =>
    values[i] ?? Number.NaN

export const of =
  (bars: readonly Bar[], price: (bar: Bar) => number): At =>
  (i) => {
    const bar = bars[i]
    return bar ? price(bar) : Number.NaN
  }

export const open = (bars: readonly Bar[]): At => of(bars, (bar) => bar.open)
export const high = (bars: readonly Bar[]): At => of(bars, (bar) => bar.high)
export const low = (bars: readonly Bar[]): At => of(bars, (bar) => bar.low)
export const close = (bars: readonly Bar[]): At => of(bars, (bar) => bar.close)
export const volume = (bars: readonly Bar[]): At => of(bars, (bar) => bar.volume)
export const typical = (bars: readonly Bar[]): At => of(bars, (bar) => (bar.high + bar.low + bar.close) / 3)
export const median = (bars: readonly Bar[]): At => of(bars, (bar) => (bar.high + bar.low) / 2)

/** Divided by nothing there is no answer. */
export const over = (part: number, whole: number): number => (whole === 0 ? Number.NaN : part / whole)

/** All values from the first bar to bar i, those that are none left out. */
export function history(x: At, i: number): number[] {
  const values: number[] = []
  for (let j = 0; j <= i; j++) {
    const value = x(j)
    if (!Number.isNaN(value)) values.push(value)
  }
  return values
}

/** A formula over the n latest values, bar i's among them. */
export function last(quantity: At, n: number, formula: (values: number[]) => number): At {
  const x = once(quantity)
  return once((i) => {
    const values = Number.isNaN(x(i)) ? [] : history(x, i)
    return values.length < n ? Number.NaN : formula(values.slice(values.length - n))
  })
}

export const sum = (values: readonly number[]): number => {
  let total = 0
  for (const value of values) total += value
  return total
}
export const mean = (values: readonly number[]): number => sum(values) / values.length

export const sma = (x: At, n: number): At => last(x, n, mean)
export const sumOver = (x: At, n: number): At => last(x, n, sum)
export const maximum = (x: At, n: number): At => last(x, n, (values) => Math.max(...values))
export const minimum = (x: At, n: number): At => last(x, n, (values) => Math.min(...values))

/** a·x(i) + (1 − a)·previous, from the mean of the first n. */
function smoothed(quantity: At, n: number, a: number): At {
  const x = once(quantity)
  return once((i) => {
    const values = Number.isNaN(x(i)) ? [] : history(x, i)
    if (values.length < n) return Number.NaN
    let value = mean(values.slice(0, n))
    for (const next of values.slice(n)) value = a * next + (1 - a) * value
    return value
  })
}

export const ema = (x: At, n: number): At => smoothed(x, n, 2 / (n + 1))
export const wilder = (x: At, n: number): At => smoothed(x, n, 1 / n)

export const wma = (x: At, n: number): At =>
  last(x, n, (values) => sum(values.map((value, k) => value * (k + 1))) / ((n * (n + 1)) / 2))

export const deviation = (x: At, n: number): At =>
  last(x, n, (values) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2))))

export const step =
  (x: At, n = 1): At =>
  (i) =>
    x(i) - x(i - n)

export const percentStep =
  (x: At, n = 1): At =>
  (i) =>
    100 * over(x(i) - x(i - n), x(i - n))

export const trueRange = (bars: readonly Bar[]): At =>
  once((i) =>
    Math.max(
      high(bars)(i) - low(bars)(i),
      Math.abs(high(bars)(i) - close(bars)(i - 1)),
      Math.abs(low(bars)(i) - close(bars)(i - 1)),
    ),
  )

/** Where the value stands between the lowest and the highest of n bars, 0 to 100. */
export const place =
  (x: At, bottom: At, top: At): At =>
  (i) =>
    100 * over(x(i) - bottom(i), top(i) - bottom(i))

/** 100 − 100 / (1 + up / down). */
export function strength(up: number, down: number): number {
  if (down === 0) return up > 0 ? 100 : Number.NaN
  return 100 - 100 / (1 + up / down)
}

export const utcDate = ({ time }: Bar): string => new Date(time).toISOString().slice(0, 10)
