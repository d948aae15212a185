/** The ledger at a moment: some figures, plain decimals. */
export type LedgerPoint<Figure extends string> = {
  /** "2026-11-23", a Hong Kong day; '' for now. */
  readonly day: string
  /** UTC ms. */
  readonly time: number
} & Readonly<Record<Figure, string>>

/** The ends of the days that are over, and now. */
export function untilNow<Point extends { readonly time: number }>(
  days: readonly Point[],
  now: Point,
): readonly Point[] {
  return [...days.filter((point) => point.time < now.time), now]
}

/** Round figures from 0 to the first that holds `most`, at most six. */
export function axisTicks(most: number): readonly number[] {
  if (most <= 0) return [0, 1]
  const magnitude = 10 ** Math.floor(Math.log10(most))
  const step = [0.2, 0.5, 1, 2].map((part) => part * magnitude).find((size) => most / size <= 5) ?? 2 * magnitude
  const count = Math.ceil(most / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

export interface Drawn {
  readonly time: number
  readonly value: number
}

/** A line in steps: the figure at the end of a day holds until the next one. Coordinates in one decimal. */
export function stepPath(points: readonly Drawn[], x: (time: number) => number, y: (value: number) => number): string {
  return points
    .map(({ time, value }, index) =>
      index === 0 ? `M${x(time).toFixed(1)} ${y(value).toFixed(1)}` : `H${x(time).toFixed(1)}V${y(value).toFixed(1)}`,
    )
    .join('')
}
