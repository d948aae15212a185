import type { Bar, Series } from '../indicator.ts'
import type { Sheet } from './sheet.ts'

export type Lines = Readonly<Record<string, Series>>

/** Computed and published values must agree within `tolerance` wherever there is a published value. */
export interface Comparison {
  readonly name: string
  readonly ours: (lines: Lines) => Series
  readonly theirs: (sheet: Sheet) => Series
}

export interface PublishedCheck {
  readonly id: string
  readonly file: string
  readonly parameters: readonly number[]
  readonly comparisons: readonly Comparison[]
  /** The largest difference: half a unit of the last digit printed, more where the sheet computed from rounded prices. */
  readonly tolerance: number
  /** The bars of the sheet with more before them, where it begins its averages in another way than from their first mean. */
  readonly extend?: (bars: readonly Bar[]) => readonly Bar[]
  /** Rows at the top that depend on how the sheet begins. */
  readonly skip?: number
}

/** The line of the indicator against the column of the sheet, in the sheet's unit times `factor`. */
export function line(name: string, column: string, factor = 1): Comparison {
  return {
    name: `${name} as ${column}`,
    ours: (lines) => lines[name] ?? [],
    theirs: (sheet) => sheet.column(column).map((value) => (value === null ? null : value * factor)),
  }
}

/** The first bar stands for all bars before it, as where an average begins at its first value. */
export const standingStill =
  (length: number) =>
  (bars: readonly Bar[]): readonly Bar[] => [
    ...bars.slice(0, 1).flatMap((bar) => Array.from({ length }, () => bar)),
    ...bars,
  ]
