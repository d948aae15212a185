import { trueRanges } from './barSeries.ts'
import type { Bar, Series } from './indicator.ts'
import { wilderAverage } from './smoothing.ts'

/** Wilder's average of the true ranges. */
export const averageTrueRange = (bars: readonly Bar[], period: number): Series =>
  wilderAverage(trueRanges(bars), period)
