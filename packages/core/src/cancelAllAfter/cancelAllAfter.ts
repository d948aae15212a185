import { CANCEL_ALL_AFTER_SECONDS, type CancelAllAfter, type Reply } from '@touchstone/protocol'
import { judgeIsCustomer } from '../customers/judgeIsCustomer.ts'
import { done } from '../entry/refusal.ts'
import type { CancelAllAfterState } from './cancelAllAfterState.ts'

/** Whether there is a deadline in range, or none. */
export function isDeadline({ seconds }: CancelAllAfter): boolean {
  return seconds === 0 || seconds >= CANCEL_ALL_AFTER_SECONDS.min
}

/** Moves a customer's deadline, or takes it away; answers the deadline, 0 for none. CAA-1. */
export function cancelAllAfter(state: CancelAllAfterState, { owner, seconds }: CancelAllAfter): Reply {
  const refused = judgeIsCustomer(state, owner)
  if (refused) return refused
  state.silences.stop(owner)
  if (seconds === 0) return done(0)
  const deadline = state.time + seconds * 1_000
  state.silences.begin({ id: owner, seconds, deadline })
  return done(deadline)
}
