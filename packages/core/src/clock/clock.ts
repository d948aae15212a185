import type { Reply, ResumeClock } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { EntryState } from '../entry/entryState.ts'
import { LONGEST_GAP_MS } from '../entry/limits.ts'
import { done } from '../entry/refusal.ts'
import { runDue } from './runDue.ts'

/**
 * Log time never goes back. A gap of over an hour stops the clock: everything is refused until an operator says that time
 * may go on. An exchange still at time 0 has no gap. CLOCK-1, CLOCK-2.
 */
export function moveClock(state: EntryState, time: Timestamp): void {
  if (state.time > 0 && time - state.time > LONGEST_GAP_MS) state.clockStopped = true
  if (time > state.time) state.time = time
}

/** CLOCK-3. Everything that fell due while the clock stood happens now (DUE-1). Resuming a running clock does no harm. */
export function resumeClock(state: EntryState, command: ResumeClock): Reply {
  state.clockStopped = false
  state.emit({ type: 'ClockResumed', reason: command.reason })
  runDue(state)
  return done()
}
