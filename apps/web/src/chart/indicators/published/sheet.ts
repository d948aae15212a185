import type { Bar, Series } from '../indicator.ts'

/** Bars, and the values that another program computed from them. */
export interface Sheet {
  readonly bars: readonly Bar[]
  column(name: string): Series
}

const SECOND_MS = 1000
/** All bars of a sheet lie in one UTC day, because the published averages since the start never begin again. */
const START_MS = Date.UTC(2024, 0, 1)

type Cells = Readonly<Record<string, string>>

function rowsOf(csv: string): readonly Cells[] {
  const [header = [], ...rows] = csv
    .trim()
    .split('\n')
    .map((line) => line.trim().split(','))
  return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}

const numberOrNone = (cell: string | undefined): number | null => (cell ? Number(cell) : null)

/** Columns missing from a sheet are constant: bars of closes only have open, high and low there, bars of volumes only cost 1. */
function barOf(cells: Cells, index: number): Bar {
  const lower = Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name.toLowerCase(), cell]))
  const high = numberOrNone(lower.high)
  const low = numberOrNone(lower.low)
  const close = numberOrNone(lower.close) ?? (high !== null && low !== null ? (high + low) / 2 : 1)
  return {
    time: START_MS + index * SECOND_MS,
    open: numberOrNone(lower.open) ?? close,
    high: high ?? close,
    low: low ?? close,
    close,
    volume: numberOrNone(lower.volume) ?? 0,
  }
}

/** A table that holds the bars and the results side by side. */
export function sheetOfTable(csv: string): Sheet {
  const rows = rowsOf(csv)
  return { bars: rows.map(barOf), column: (name) => rows.map((cells) => numberOrNone(cells[name])) }
}

/** Quotes in one file, and in another a list of results, one object for each quote. */
export function sheetOfQuotes(csv: string, json: string): Sheet {
  const results = JSON.parse(json) as readonly Readonly<Record<string, number | null>>[]
  return { bars: rowsOf(csv).map(barOf), column: (name) => results.map((result) => result[name] ?? null) }
}
