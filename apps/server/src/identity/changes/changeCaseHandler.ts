import type { SecurityChange } from '@touchstone/protocol'
import * as z from 'zod/mini'
import type { NewMessage } from '../../messages/newMessage.ts'
import type { CaseHandler, ReviewCase } from '../../review/reviewCase.ts'
import type { People } from '../accounts/people.ts'
import { applyChange } from './applyChange.ts'
import { CHANGE_KINDS, type ChangeKind } from './changeKinds.ts'
import type { ChangeServices } from './changeServices.ts'
import { CHANGE_SUBJECTS, type ChangeSubject } from './changeSubjects.ts'
import { changeWarnings } from './changeWarnings.ts'

/** Why a reviewer may refuse. */
const CHANGE_REFUSALS = ['identity_unproved', 'takeover_suspected', 'contact_unreachable', 'other'] as const

export function caseKindOf<Change extends SecurityChange>(change: Change) {
  return `security_${change}` as const
}

/** The event is the last step of a decided case: once it is on record, doing the case again does nothing. */
async function onceFor(
  { accountEvents }: Pick<People, 'accountEvents'>,
  { userId, id }: ReviewCase,
  event: { readonly what: string; readonly text: string },
  work: () => NewMessage | Promise<NewMessage>,
): Promise<void> {
  if (await accountEvents.has(userId, { what: event.what, ref: id })) return
  const message = { ...(await work()), source: `case ${id}` }
  await accountEvents.add(userId, { ...event, by: 'operator', ref: id, message })
}

/** How operators see and decide a change that a customer asked for. */
export function changeCaseHandler<Change extends SecurityChange>(
  services: ChangeServices,
  change: Change,
): CaseHandler {
  const { users, people } = services
  const kind: ChangeKind<Change> = CHANGE_KINDS[change]
  const subjectOf = ({ subject }: ReviewCase) => z.parse(CHANGE_SUBJECTS[change], subject) as ChangeSubject<Change>
  return {
    kind: caseKindOf(change),
    fourEyes: true,
    refusals: CHANGE_REFUSALS,
    view: async (reviewCase) => {
      const user = await users.byId(reviewCase.userId)
      const fields = [kind.field(user, subjectOf(reviewCase))]
      return { fields, images: [], warnings: await changeWarnings(services, user) }
    },
    approve: (reviewCase, decision) =>
      onceFor(people, reviewCase, { what: `${change}_changed`, text: decision.text }, () => {
        const { userId } = reviewCase
        return applyChange(services, change, { userId, subject: subjectOf(reviewCase), decision, hold: true })
      }),
    refuse: (reviewCase, { text }) =>
      onceFor(people, reviewCase, { what: `${change}_refused`, text }, () => ({
        kind: 'changeRefused',
        values: { change, reason: text },
      })),
  }
}
