import type { Series } from './indicator.ts'
import { overPresent, ratio } from './series.ts'

/**
 * A formula over the last `length` values, each window computed afresh: sums that slide along would keep the rounding
 * of every large value that has passed through them.
 */
export function windowed(
  series: Series,
  length: number,
  formula: (window: readonly number[]) => number | null,
): Series {
  return overPresent(series, (values) =>
    values.map((_, index) => (index < length - 1 ? null : formula(values.slice(index - length + 1, index + 1)))),
  )
}

export const sumOf = (window: readonly number[]): number => window.reduce((sum, value) => sum + value, 0)

/** Measured from the first value, so that the mean of equal values is exactly that value. */
export function meanOf(window: readonly number[]): number {
  const [first = 0] = window
  return first + window.reduce((sum, value) => sum + (value - first), 0) / window.length
}

/** Weights in the order of the window, oldest first. */
export function weightedMeanOf(window: readonly number[], weights: readonly number[]): number {
  const [first = 0] = window
  let total = 0
  let weight = 0
  for (const [index, value] of window.entries()) {
    const share = weights[index] ?? 0
    total += share * (value - first)
    weight += share
  }
  return first + total / weight
}

/** Over all values of the window; with `lost` 1 the unbiased estimate from a sample. */
export function deviationOf(window: readonly number[], lost = 0): number | null {
  const mean = meanOf(window)
  const variance = ratio(
    window.reduce((sum, value) => sum + (value - mean) ** 2, 0),
    window.length - lost,
  )
  return variance === null ? null : Math.sqrt(variance)
}

/** The straight line of least squares: its rise per bar, and its height at the newest value. */
export function lineThrough(window: readonly number[]): { readonly slope: number | null; readonly end: number | null } {
  const middle = (window.length - 1) / 2
  const mean = meanOf(window)
  let rise = 0
  let run = 0
  for (const [index, value] of window.entries()) {
    rise += (index - middle) * (value - mean)
    run += (index - middle) ** 2
  }
  const slope = ratio(rise, run)
  return { slope, end: slope === null ? null : mean + slope * middle }
}

const greatest = (window: readonly number[]): number => window.reduce((a, b) => Math.max(a, b))
const least = (window: readonly number[]): number => window.reduce((a, b) => Math.min(a, b))

export const total = (series: Series, length: number): Series => windowed(series, length, sumOf)
export const highest = (series: Series, length: number): Series => windowed(series, length, greatest)
export const lowest = (series: Series, length: number): Series => windowed(series, length, least)
export const deviation = (series: Series, length: number): Series =>
  windowed(series, length, (window) => deviationOf(window))
