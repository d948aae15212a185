import type { SecurityChange } from '@touchstone/protocol'
import type { Decision } from '../../review/reviewCase.ts'
import { contactsOf } from '../accounts/contacts.ts'
import { CHANGE_KINDS, type ChangeKind } from './changeKinds.ts'
import type { ChangeServices } from './changeServices.ts'
import type { ChangeSubject } from './changeSubjects.ts'

export interface ChangeToApply<Change extends SecurityChange> {
  readonly userId: string
  readonly subject: ChangeSubject<Change>
  /** null: the holder did it alone. */
  readonly decision: Decision | null
  /** The review case it comes from, '' without one: then it is told once, however often it is carried out. */
  readonly ref: string
  /** Withdrawals are held for a while. */
  readonly hold: boolean
}

/**
 * Carries a change out and writes what is told of it in the same transaction; the contacts that were bound until now are told too. The hold
 * comes first: when the log refuses it, nothing was changed.
 */
export async function applyChange<Change extends SecurityChange>(
  services: ChangeServices,
  change: Change,
  { userId, subject, decision, ref, hold }: ChangeToApply<Change>,
): Promise<void> {
  const { users, people, logger } = services
  const before = await users.byId(userId)
  const kind: ChangeKind<Change> = CHANGE_KINDS[change]
  if (hold) await people.holdWithdrawals(userId, `${change} changed`)
  await kind.enter?.(services, before, decision)
  const by = decision === null ? 'holder' : 'operator'
  const source = ref === '' ? {} : { source: `case ${ref}` }
  const message = { kind: 'changeDone', values: { change }, also: contactsOf(before), ...source } as const
  const event = { what: `${change}_changed`, by, text: decision?.text ?? '', ref, message } as const
  let afterwards: (() => Promise<unknown>) | undefined
  await people.accountEvents.addWith(userId, event, async (on) => {
    afterwards = await kind.apply(services, before, subject, on)
    return true
  })
  await afterwards?.()
  logger.info({ event: `${change}_changed`, userId, by }, 'what protects an account was changed')
}
