import type { Series } from './indicator.ts'
import { overPresent, ratio } from './series.ts'

/** Some values, oldest first. A window is a view of typed numbers: cutting a copy out for every bar would cost most. */
export type Values = readonly number[] | Float64Array

/**
 * A formula over the last `length` values, each window computed afresh: sums that slide along would keep the rounding
 * of every large value that has passed through them.
 */
export function windowed(series: Series, length: number, formula: (window: Float64Array) => number | null): Series {
  return overPresent(series, (values) => {
    const all = new Float64Array(values)
    return values.map((_, index) => (index < length - 1 ? null : formula(all.subarray(index - length + 1, index + 1))))
  })
}

// These run for every bar on every tick: plain loops, which cost a fraction of a call per value.

function sumOf(window: Values): number {
  let sum = 0
  for (const value of window) sum += value
  return sum
}

/** Measured from the first value, so that the mean of equal values is exactly that value. */
export function meanOf(window: Values): number {
  const first = window[0] ?? 0
  let sum = 0
  for (const value of window) sum += value - first
  return first + sum / window.length
}

/** Weights in the order of the window, oldest first. */
export function weightedMeanOf(window: Values, weights: readonly number[]): number {
  const first = window[0] ?? 0
  let total = 0
  let weight = 0
  let index = 0
  for (const value of window) {
    const share = weights[index++] ?? 0
    total += share * (value - first)
    weight += share
  }
  return first + total / weight
}

/** Over all values of the window; with `lost` 1 the unbiased estimate from a sample. */
export function deviationOf(window: Values, lost = 0): number | null {
  const mean = meanOf(window)
  let squares = 0
  for (const value of window) squares += (value - mean) * (value - mean)
  const variance = ratio(squares, window.length - lost)
  return variance === null ? null : Math.sqrt(variance)
}

/** The straight line of least squares: its rise per bar, and its height at the newest value. */
export function lineThrough(window: Values): { readonly slope: number | null; readonly end: number | null } {
  const middle = (window.length - 1) / 2
  const mean = meanOf(window)
  let rise = 0
  let run = 0
  let away = -middle
  for (const value of window) {
    rise += away * (value - mean)
    run += away * away
    away++
  }
  const slope = ratio(rise, run)
  return { slope, end: slope === null ? null : mean + slope * middle }
}

function greatestOf(window: Values): number {
  let greatest = Number.NEGATIVE_INFINITY
  for (const value of window) if (value > greatest) greatest = value
  return greatest
}

function leastOf(window: Values): number {
  let least = Number.POSITIVE_INFINITY
  for (const value of window) if (value < least) least = value
  return least
}

export const total = (series: Series, length: number): Series => windowed(series, length, sumOf)
export const highest = (series: Series, length: number): Series => windowed(series, length, greatestOf)
export const lowest = (series: Series, length: number): Series => windowed(series, length, leastOf)
export const deviation = (series: Series, length: number): Series =>
  windowed(series, length, (window) => deviationOf(window))
