import { LONGEST_GAP_MS } from '@touchstone/core'
import { CLOCK_TOLERANCE_MS } from '@touchstone/log'

const DAY_MS = 24 * 3_600_000

/** After a longer pause the machine's clock is doubted: the core itself stops its own after the shorter one. */
export const LONGEST_PAUSE_MS = { sandbox: 14 * DAY_MS, production: LONGEST_GAP_MS } as const

/** Whether the machine's clock is behind the log's time or far ahead of it: then one of the two is wrong, or the pause was long. */
export function isDoubtful(logTime: number, wallMs: number, longestPauseMs: number): boolean {
  const aheadMs = wallMs - logTime
  return aheadMs < -CLOCK_TOLERANCE_MS || (logTime > 0 && aheadMs > longestPauseMs)
}
