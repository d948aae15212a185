import type { Series } from './indicator.ts'
import { overPresent } from './series.ts'
import { meanOf, weightedMeanOf, windowed } from './windows.ts'

export const simpleAverage = (series: Series, length: number): Series => windowed(series, length, meanOf)

/** The newest value counts `length` times, the oldest once. */
export function weightedAverage(series: Series, length: number): Series {
  const weights = Array.from({ length }, (_, index) => index + 1)
  return windowed(series, length, (window) => weightedMeanOf(window, weights))
}

/** Begins with the mean of the first `length` values. */
export const exponentialAverage = (series: Series, length: number): Series => smooth(series, length, 2 / (length + 1))

/** Wilder's: each new value has the weight 1/length. Begins with the mean of the first `length` values. */
export const wilderAverage = (series: Series, length: number): Series => smooth(series, length, 1 / length)

/** `times` exponential averages, each of the one before; all of them are returned, the first one first. */
export function repeatedAverages(series: Series, length: number, times: number): readonly Series[] {
  const averages: Series[] = []
  let latest = series
  for (let done = 0; done < times; done++) {
    latest = exponentialAverage(latest, length)
    averages.push(latest)
  }
  return averages
}

/** The last of `lengths.length` exponential averages, each of the one before. */
export const averageInTurn = (series: Series, lengths: readonly number[]): Series =>
  lengths.reduce<Series>(exponentialAverage, series)

function smooth(series: Series, length: number, weight: number): Series {
  return overPresent(series, (values) => {
    let held = meanOf(values.slice(0, length))
    return values.map((value, index) => {
      if (index >= length) held += weight * (value - held)
      return index < length - 1 ? null : held
    })
  })
}
