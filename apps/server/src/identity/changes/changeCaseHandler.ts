import type { SecurityChange } from '@touchstone/protocol'
import * as z from 'zod/mini'
import type { CaseHandler, ReviewCase } from '../../review/reviewCase.ts'
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

/**
 * How operators see and decide a change that a customer asked for. The event stands with what was done: once it is on record, doing the
 * case again does nothing.
 */
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
    approve: async (reviewCase, decision) => {
      const { userId, id: ref } = reviewCase
      if (await people.accountEvents.has(userId, { what: `${change}_changed`, ref })) return
      await applyChange(services, change, { userId, subject: subjectOf(reviewCase), decision, ref, hold: true })
    },
    refuse: async ({ userId, id: ref }, { text }) => {
      const what = `${change}_refused`
      if (await people.accountEvents.has(userId, { what, ref })) return
      const message = { kind: 'changeRefused', values: { change, reason: text }, source: `case ${ref}` } as const
      await people.accountEvents.add(userId, { what, by: 'operator', text, ref, message })
    },
  }
}
