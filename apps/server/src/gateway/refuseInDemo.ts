import { Refusal } from '../errors/refusal.ts'
import type { Session } from './callContext.ts'

/**
 * Throws Refusal('not_in_demo'): calls that reach outside the platform, or the real account, do not exist in the demo
 * account.
 */
export function refuseInDemo(session: Pick<Session, 'world'> | null): void {
  if (session?.world === 'demo') throw new Refusal('not_in_demo')
}
