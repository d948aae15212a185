import type { Bar, Indicator } from '../indicators/indicator.ts'

/** The lines' values at one bar, whether its candle rose, and whether its indicator also goes below zero. */
export type ValueRow = Readonly<Record<string, number | null | boolean>>

/** Bars from whose values a running one is computed again, at least. */
const SHORTEST_TAIL = 240
const TAIL_PER_PARAMETER = 10
/** Values that differ by less are the same to the eye. */
const CLOSE_ENOUGH = 1e-6

/**
 * Computes an indicator over all bars when a bar closed or older ones came, and over a tail of them while only the running
 * bar changes. Whether a tail suffices is tried out at every close: a sum from the first bar on does not fit in one, and is
 * then computed over all bars.
 */
export function createRunningCompute(
  indicator: Indicator,
  parameters: readonly number[],
): (bars: readonly Bar[]) => ValueRow[] {
  const tail = Math.max(SHORTEST_TAIL, TAIL_PER_PARAMETER * Math.max(0, ...parameters))
  const kept = Math.floor(tail / 2)
  let rows: ValueRow[] = []
  let known: readonly (Bar | undefined)[] = []
  let tailSuffices = false

  const compute = (bars: readonly Bar[]) => toRows(indicator, bars, parameters)
  return (bars) => {
    const closed = [bars[0], bars.at(-2)]
    const onlyLastMoved = bars.length === rows.length && closed.every((bar, index) => bar === known[index])
    if (onlyLastMoved && tailSuffices) {
      const fresh = compute(bars.slice(-tail)).slice(-kept)
      rows = [...rows.slice(0, -kept), ...fresh]
      return rows
    }
    rows = compute(bars)
    if (!onlyLastMoved) {
      known = closed
      tailSuffices = bars.length > 2 * tail && alike(rows.slice(-kept), compute(bars.slice(-tail)).slice(-kept))
    }
    return rows
  }
}

function toRows(indicator: Indicator, bars: readonly Bar[], parameters: readonly number[]): ValueRow[] {
  const values = indicator.compute(bars, parameters)
  const signed =
    indicator.pane === 'own' && Object.values(values).some((series) => series.some((v) => v !== null && v < 0))
  return bars.map(({ open, close }, index) => {
    const row: Record<string, number | null | boolean> = { rose: close >= open, signed }
    for (const { key } of indicator.lines) row[key] = values[key]?.[index] ?? null
    return row
  })
}

function alike(full: readonly ValueRow[], part: readonly ValueRow[]): boolean {
  return full.every((row, index) =>
    Object.entries(row).every(([key, value]) => {
      const other = part[index]?.[key]
      if (typeof value !== 'number' || typeof other !== 'number') return value === other
      return Math.abs(value - other) <= CLOSE_ENOUGH * Math.max(1e-9, Math.abs(value), Math.abs(other))
    }),
  )
}
