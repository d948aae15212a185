import { Refusal } from '../../errors/refusal.ts'
import type { Session } from '../../gateway/callContext.ts'

/**
 * A token alone never changes an account's protection: a session that is not bound to the cookie of its browser is refused
 * as `not_allowed`, with every proof.
 */
export function requireBrowser(session: Pick<Session, 'cookieBound'>): void {
  if (!session.cookieBound) throw new Refusal('not_allowed')
}

/** Throws `not_allowed` for a session without its cookie, and `step_up_needed` unless it was proved anew lately. */
export function requireStepUp(session: Pick<Session, 'cookieBound' | 'steppedUpUntil'>, now: number): void {
  requireBrowser(session)
  if (session.steppedUpUntil <= now) throw new Refusal('step_up_needed')
}
