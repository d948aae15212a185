import { type CallContext, type Session, sessionOf } from '../../gateway/callContext.ts'
import type { Clock } from '../../identity/clock.ts'
import { requireStepUp } from '../../identity/stepUp.ts'
import type { TransactionPasswordCheck } from '../../identity/transactionPasswordCheck.ts'

export interface ValueProofParts {
  readonly clock: Clock
  readonly transactionPassword: Pick<TransactionPasswordCheck, 'check'>
}

/**
 * What everything that moves value to the outside needs, in this order: the browser the session is bound to, a
 * proof within the last ten minutes, and the transaction password. Each refusal is its own.
 */
export async function requireValueProof(
  { clock, transactionPassword }: ValueProofParts,
  context: CallContext,
  password: string,
): Promise<Session> {
  const session = sessionOf(context)
  requireStepUp(session, clock.now())
  await transactionPassword.check(session.userId, password)
  return session
}
