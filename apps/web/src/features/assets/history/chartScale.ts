/** Where values stand in a drawing. Numbers for drawing alone: money is told in texts. */
export interface Scale {
  readonly ticks: readonly number[]
  readonly y: (value: number) => number
}

const STEPS = [1, 2, 2.5, 5, 10]

/** At most five round values from the lowest to the highest or a little beyond, between `top` and `bottom`. */
export function scaleOf(values: readonly number[], top: number, bottom: number): Scale {
  const low = Math.min(...values)
  const high = Math.max(...values)
  /** A line that does not move stands in the middle. */
  const span = high - low || Math.abs(high) || 1
  const magnitude = 10 ** Math.floor(Math.log10(span / 4))
  const step = (STEPS.find((size) => span / (size * magnitude) <= 4) ?? 10) * magnitude
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  const [from, to] = [first * step, last * step]
  return { ticks, y: (value) => bottom - ((value - from) / (to - from)) * (bottom - top) }
}

/** "M0.0 9.0L10.0 7.0" */
export function linePath(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}
