import type { SecurityChange } from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import type { CallContext, Session } from '../../gateway/callContext.ts'
import { sessionOf } from '../../gateway/callContext.ts'
import { recipientOf, type User } from '../accounts/users.ts'
import { takeRate } from '../limits/limits.ts'
import { requireBrowser, requireStepUp } from '../proofs/stepUp.ts'
import type { CodeTarget } from '../proofs/verificationCodes.ts'
import type { IdentityServices } from '../services/services.ts'

/** The user who changes the account, in the browser that the session is bound to. */
export interface Holder {
  readonly session: Session
  readonly user: User
}

export async function holderOf({ users }: IdentityServices, context: CallContext): Promise<Holder> {
  const session = sessionOf(context)
  requireBrowser(session)
  return { session, user: await users.byId(session.userId) }
}

/**
 * Where a second factor is set up, or the hardened profile is on, a change of the account's protection needs a new proof.
 * `always`: also where neither is so; the proof is a mailed code then.
 */
export async function requireProof(
  { factors, policy, clock }: IdentityServices,
  session: Session,
  { always = false }: { readonly always?: boolean } = {},
): Promise<void> {
  const needed = always || policy.hardened || (await factors.methods(session.userId)).length > 0
  if (needed) requireStepUp(session, clock.now())
}

/** Refuses an empty or wrong code. Does not use it up. */
export async function checkCode(
  { attempts, codes, policy }: IdentityServices,
  target: CodeTarget,
  code: string,
  address: string,
): Promise<void> {
  if (code === '') throw new Refusal('code_empty')
  await takeRate(attempts, ['code check', address], policy.attempts.codeChecksPerAddress)
  if (!(await codes.check(target, code))) throw new Refusal('code_wrong')
}

export async function useCode({ codes }: IdentityServices, target: CodeTarget, code: string): Promise<void> {
  if (!(await codes.use(target, code))) throw new Refusal('code_wrong')
}

/** A code that was sent to the person's own contact. */
export function ownCode(purpose: CodeTarget['purpose'], user: User): CodeTarget {
  return { purpose, account: recipientOf(user).to }
}

/** A code that was sent to a contact which is not the person's yet: nobody else can use it. */
export function newContactCode(purpose: 'bindphone' | 'bindemail', contact: string, userId: string): CodeTarget {
  return { purpose, account: `${contact} ${userId}` }
}

/** Where a security question is set, its answer was given before. */
async function checkTicket({ questions }: IdentityServices, userId: string, ticket: string): Promise<void> {
  if ((await questions.of(userId)) === 0) return
  if (!(await questions.isTicket(userId, ticket))) throw new Refusal('question_needed')
}

/** The proofs of a change: the code and, where a question is set, the ticket. */
export interface Evidence {
  readonly target: CodeTarget
  readonly code: string
  readonly ticket: string
}

/** Judges a change's evidence in the order code, question, review; uses nothing up. */
export async function checkEvidence(
  services: IdentityServices,
  change: SecurityChange,
  userId: string,
  { target, code, ticket }: Evidence,
  address: string,
): Promise<void> {
  await checkCode(services, target, code, address)
  await checkTicket(services, userId, ticket)
  await services.changes.refusePending(change, userId)
}

/** Uses the evidence up: of several calls with the same evidence one goes on. */
export async function useEvidence(
  services: IdentityServices,
  userId: string,
  { target, code, ticket }: Evidence,
): Promise<void> {
  await useCode(services, target, code)
  const needed = (await services.questions.of(userId)) !== 0
  if (needed && !(await services.questions.useTicket(userId, ticket))) throw new Refusal('question_needed')
}
