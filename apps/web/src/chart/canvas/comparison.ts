/** Closes of one series by the opening time of its candles. */
export type Closes = ReadonlyMap<number, number>

/**
 * The other series' close at each of `times` (ascending): of the candle that opened then, else of the last one before,
 * null before its first.
 */
export function alignCloses(times: readonly number[], closes: Closes): readonly (number | null)[] {
  const ordered = [...closes].sort(([a], [b]) => a - b)
  let next = 0
  let held: number | null = null
  return times.map((time) => {
    for (let entry = ordered[next]; entry && entry[0] <= time; entry = ordered[next]) {
      held = entry[1]
      next += 1
    }
    return held
  })
}

/**
 * The other series in this one's prices, so that both stand at the same percentage: 1:1 at `from` (the first bar in sight)
 * or at the other's first bar after it. Null where the other has no price.
 */
export function scaleToMain(
  main: readonly number[],
  other: readonly (number | null)[],
  from: number,
): readonly (number | null)[] {
  const start = other.findIndex((value, index) => index >= from && value !== null && value !== 0)
  const base = other[start]
  const mainBase = main[from]
  if (base === undefined || base === null || mainBase === undefined) return other.map(() => null)
  return other.map((value) => (value === null ? null : (value / base) * mainBase))
}

/** Change since the first bar in sight, as a fraction; null without a price then or now. */
export function changeSince(other: readonly (number | null)[], from: number, index: number): number | null {
  const base = other.find((value, at) => at >= from && value !== null && value !== 0)
  const now = other[index]
  return base === undefined || base === null || now === undefined || now === null ? null : now / base - 1
}
