import type { SecurityChange } from '@touchstone/protocol'
import type { NewMessage } from '../../messages/newMessage.ts'
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
  /** Withdrawals are held for a while. */
  readonly hold: boolean
}

/**
 * Carries a change out; returns the message about it, which the contacts that were bound until now get too. The hold comes first: when
 * the log refuses it, nothing was changed.
 */
export async function applyChange<Change extends SecurityChange>(
  services: ChangeServices,
  change: Change,
  { userId, subject, decision, hold }: ChangeToApply<Change>,
): Promise<NewMessage> {
  const { users, people, logger } = services
  const before = await users.byId(userId)
  const kind: ChangeKind<Change> = CHANGE_KINDS[change]
  if (hold) await people.holdWithdrawals(userId, `${change} changed`)
  await kind.apply(services, before, subject, decision)
  const by = decision === null ? 'holder' : 'operator'
  logger.info({ event: `${change}_changed`, userId, by }, 'what protects an account was changed')
  return { kind: 'changeDone', values: { change }, also: contactsOf(before) }
}
