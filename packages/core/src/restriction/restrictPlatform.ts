import type { Reply, RestrictPlatform } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import type { RestrictionState } from './restrictionState.ts'

/** ONLY-1: whether anything may be opened at all. */
export function judgeUnrestricted({ restriction }: RestrictionState): Rejected | undefined {
  return restriction.reason === undefined ? undefined : refuse('withdrawals_only', { reason: restriction.reason })
}

/** The platform's own word: it may restrict, and never lift. ONLY-2. */
export function restrictPlatform(state: RestrictionState, command: RestrictPlatform): Reply {
  const refused = judgeRestriction(state, command)
  if (refused) return refused
  return command.withdrawalsOnly ? setRestriction(state, command) : refuse('not_allowed')
}

/** ONLY-2 */
export function judgeRestriction(
  { restriction }: RestrictionState,
  { withdrawalsOnly, reason }: RestrictPlatform,
): Rejected | undefined {
  const same = withdrawalsOnly ? restriction.reason === reason : restriction.reason === undefined
  return same ? refuse('already_done') : undefined
}

/** The caller has judged it. */
export function setRestriction(state: RestrictionState, { withdrawalsOnly, reason }: RestrictPlatform): Reply {
  state.restriction.reason = withdrawalsOnly ? reason : undefined
  state.emit({ type: 'PlatformRestricted', withdrawalsOnly, reason })
  return done()
}
