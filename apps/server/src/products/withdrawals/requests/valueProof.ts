import { Refusal } from '../../../errors/refusal.ts'
import { type CallContext, type Session, sessionOf } from '../../../gateway/callContext.ts'
import { requireBrowser, requireStepUp } from '../../../identity/proofs/stepUp.ts'
import type { ProductServices } from '../../../trading/productServices.ts'

/**
 * What everything that moves value to the outside needs, in this order: the browser the session is bound to, a
 * second factor where one must be set up, a proof within the last ten minutes, and the transaction password. Each refusal
 * is its own.
 */
export async function requireValueProof(
  { clock, transactionPassword, secondFactor }: Pick<ProductServices, 'clock' | 'transactionPassword' | 'secondFactor'>,
  context: CallContext,
  password: string,
): Promise<Session> {
  const session = sessionOf(context)
  requireBrowser(session)
  if (await secondFactor.isMissing(session.userId)) throw new Refusal('enrolment_needed')
  requireStepUp(session, clock.now())
  await transactionPassword.check(session.userId, password)
  return session
}
