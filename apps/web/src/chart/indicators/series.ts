import type { Series } from './indicator.ts'

/** Nothing divided by nothing is nothing: the chart leaves a gap instead of inventing a value. */
export const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

export const percent = (part: number, whole: number): number | null => ratio(100 * part, whole)

/** Bar by bar; none where one of the series has none. */
export function combine(formula: (...values: number[]) => number | null, ...all: readonly Series[]): Series {
  const [first = []] = all
  return first.map((_, index) => {
    const values: number[] = []
    for (const series of all) {
      const value = series[index] ?? null
      if (value === null) return null
      values.push(value)
    }
    return formula(...values)
  })
}

export const add = (a: Series, b: Series): Series => combine((x, y) => x + y, a, b)
export const subtract = (a: Series, b: Series): Series => combine((x, y) => x - y, a, b)
export const multiply = (a: Series, b: Series): Series => combine((x, y) => x * y, a, b)
export const divide = (a: Series, b: Series): Series => combine(ratio, a, b)
export const scale = (series: Series, factor: number): Series => combine((value) => value * factor, series)

/** Each value `bars` places later; a negative number moves them earlier. */
export const shift = (series: Series, bars: number): Series => series.map((_, index) => series[index - bars] ?? null)

/** The differences to the values `bars` bars before. */
export const change = (series: Series, bars = 1): Series => subtract(series, shift(series, bars))

/** The change since `bars` bars before in percent of the value then. */
export const percentChange = (series: Series, bars = 1): Series =>
  combine((now, before) => percent(now - before, before), series, shift(series, bars))

/** Computes over the values that are there, as if the gaps were not, and puts the results back in their places. */
export function overPresent(series: Series, formula: (values: readonly number[]) => Series): Series {
  const values = series.filter((value) => value !== null)
  const computed = formula(values)
  if (values.length === series.length) return computed
  let next = 0
  return series.map((value) => (value === null ? null : (computed[next++] ?? null)))
}

export function runningTotal(series: Series, start = 0): Series {
  return overPresent(series, (values) => {
    let total = start
    return values.map((value) => {
      total += value
      return total
    })
  })
}
