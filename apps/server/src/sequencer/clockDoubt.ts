import { LONGEST_GAP_MS } from '@touchstone/core'
import { CLOCK_TOLERANCE_MS } from '@touchstone/log'

const DAY_MS = 24 * 3_600_000

/** After a longer pause the machine's clock is doubted: the core itself stops its own after the shorter one. */
export const LONGEST_PAUSE_MS = { sandbox: 14 * DAY_MS, production: LONGEST_GAP_MS } as const

/** A clock behind the log's time is wrong, or the log's time is; one far ahead was away for long, or is wrong. */
export function isDoubtful(logTime: number, wallMs: number, longestPauseMs: number): boolean {
  const aheadMs = wallMs - logTime
  return aheadMs < -CLOCK_TOLERANCE_MS || (logTime > 0 && aheadMs > longestPauseMs)
}
