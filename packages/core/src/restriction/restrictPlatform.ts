import type { Reply, RestrictPlatform } from '@touchstone/protocol'
import { MAX_TEXT } from '../entry/limits.ts'
import { done, isText, type Rejected, refuse } from '../entry/refusal.ts'
import type { ExchangeState } from '../state.ts'

/** ONLY-1: whether anything may be opened at all. */
export function judgeUnrestricted({ money }: ExchangeState): Rejected | undefined {
  return money.restriction === undefined ? undefined : refuse('withdrawals_only', { reason: money.restriction })
}

/** The platform's own word: it may restrict, and never lift. ONLY-2. */
export function restrictPlatform(state: ExchangeState, command: RestrictPlatform): Reply {
  const refused = judgeRestriction(state, command)
  if (refused) return refused
  return command.withdrawalsOnly ? setRestriction(state, command) : refuse('not_allowed')
}

/** ONLY-2 */
export function judgeRestriction(
  { money }: ExchangeState,
  { withdrawalsOnly, reason }: RestrictPlatform,
): Rejected | undefined {
  if (typeof withdrawalsOnly !== 'boolean' || !isText(reason, 1, MAX_TEXT)) return refuse('bad_command')
  const same = withdrawalsOnly ? money.restriction === reason : money.restriction === undefined
  return same ? refuse('already_done') : undefined
}

/** The caller has judged it. */
export function setRestriction(state: ExchangeState, { withdrawalsOnly, reason }: RestrictPlatform): Reply {
  state.money.restriction = withdrawalsOnly ? reason : undefined
  state.emit({ type: 'PlatformRestricted', withdrawalsOnly, reason })
  return done()
}
