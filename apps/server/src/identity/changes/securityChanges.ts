import { SECURITY_CHANGES, type SecurityChange } from '@touchstone/protocol'
import * as z from 'zod/mini'
import { Refusal } from '../../errors/refusal.ts'
import { changeDoneNotice, changeRefusedNotice, changeRequestedNotice } from '../../mail/securityNotices.ts'
import type { CaseHandler, Decision, ReviewCase, ReviewDesk } from '../../review/reviewCase.ts'
import { contactsOf } from '../accounts/notices.ts'
import { CHANGE_KINDS, type ChangeKind } from './changeKinds.ts'
import type { ChangeServices } from './changeServices.ts'
import { CHANGE_SUBJECTS, type ChangeSubject } from './changeSubjects.ts'
import { changeWarnings } from './changeWarnings.ts'

/** Changes of an account's protection: carried out at once, or laid before operators. */
export interface SecurityChanges {
  /**
   * Does the change, or opens a case for it where the policy asks for review. `first`: an empty value is set for the first
   * time, which never waits. Throws `review_pending` when one of its kind waits already.
   */
  request<Change extends SecurityChange>(
    change: Change,
    userId: string,
    subject: ChangeSubject<Change>,
    options?: { readonly first?: boolean },
  ): Promise<{ review: boolean }>
  /** Throws `review_pending` before anything is used up for a change that could not be asked for. */
  refusePending(change: SecurityChange, userId: string): Promise<void>
  withdraw(id: string, userId: string): Promise<void>
  /** The person's own, newest first. */
  of(userId: string): Promise<readonly (ReviewCase & { readonly change: SecurityChange })[]>
}

/** Why a reviewer may refuse. */
const CHANGE_REFUSALS = ['identity_unproved', 'takeover_suspected', 'contact_unreachable', 'other'] as const
const FAMILY = 'security_'
const OPEN_STATES: ReadonlySet<string> = new Set(['waiting', 'taken', 'second', 'applying'])

function changeOf({ kind }: Pick<ReviewCase, 'kind'>): SecurityChange | undefined {
  return SECURITY_CHANGES.find((change) => kind === `${FAMILY}${change}`)
}

export function createSecurityChanges(services: ChangeServices, desk: ReviewDesk): SecurityChanges {
  const { users, people, notices, policy, logger } = services

  /** The hold comes first: when the log refuses it, nothing was changed. */
  const apply = async <Change extends SecurityChange>(
    change: Change,
    userId: string,
    subject: ChangeSubject<Change>,
    decision: Decision | null,
    hold: boolean,
  ): Promise<void> => {
    const before = await users.byId(userId)
    const kind: ChangeKind<Change> = CHANGE_KINDS[change]
    if (hold) await people.holdWithdrawals(userId, `${change} changed`)
    await kind.apply(services, before, subject, decision)
    await notices.send(userId, changeDoneNotice(change), contactsOf(before))
    const by = decision === null ? 'holder' : 'operator'
    logger.info({ event: `${change}_changed`, userId, by }, 'what protects an account was changed')
  }

  /** The event is the last step of a decided case: once it is on record, doing the case again does nothing. */
  const onceFor = async ({ userId, id }: ReviewCase, what: string, text: string, work: () => Promise<void>) => {
    if (await people.accountEvents.has(userId, { what, ref: id })) return
    await work()
    await people.accountEvents.add(userId, { what, by: 'operator', text, ref: id })
  }

  const of: SecurityChanges['of'] = async (userId) => {
    const cases = await desk.of(userId)
    return cases.flatMap((reviewCase) => {
      const change = changeOf(reviewCase)
      return change === undefined ? [] : [{ ...reviewCase, change }]
    })
  }

  const handlerOf = <Change extends SecurityChange>(change: Change): CaseHandler => {
    const kind: ChangeKind<Change> = CHANGE_KINDS[change]
    const subjectOf = ({ subject }: ReviewCase) => z.parse(CHANGE_SUBJECTS[change], subject) as ChangeSubject<Change>
    return {
      kind: `${FAMILY}${change}`,
      fourEyes: true,
      refusals: CHANGE_REFUSALS,
      view: async (reviewCase) => {
        const user = await users.byId(reviewCase.userId)
        const fields = [kind.field(user, subjectOf(reviewCase))]
        return { fields, images: [], warnings: await changeWarnings(services, user) }
      },
      approve: (reviewCase, decision) =>
        onceFor(reviewCase, `${change}_changed`, decision.text, () =>
          apply(change, reviewCase.userId, subjectOf(reviewCase), decision, true),
        ),
      refuse: (reviewCase, { text }) =>
        onceFor(reviewCase, `${change}_refused`, text, () =>
          people.notify(reviewCase.userId, changeRefusedNotice(change, text)),
        ),
    }
  }

  for (const change of SECURITY_CHANGES) desk.register(handlerOf(change))

  return {
    of,
    request: async (change, userId, subject, { first = false } = {}) => {
      if (!policy.securityReview || first) {
        await apply(change, userId, subject, null, !(first && change === 'question'))
        await people.accountEvents.add(userId, { what: `${change}_changed`, by: 'holder', text: '', ref: '' })
        return { review: false }
      }
      await desk.open({ kind: `${FAMILY}${change}`, userId, subject })
      await people.accountEvents.add(userId, { what: `${change}_requested`, by: 'holder', text: '', ref: '' })
      await people.notify(userId, changeRequestedNotice(change))
      logger.info({ event: `${change}_requested`, userId }, 'a change waits for review')
      return { review: true }
    },
    refusePending: async (change, userId) => {
      const own = await of(userId)
      if (own.some((one) => one.change === change && OPEN_STATES.has(one.state))) throw new Refusal('review_pending')
    },
    withdraw: async (id, userId) => {
      const own = (await of(userId)).find((reviewCase) => reviewCase.id === id)
      if (!own) throw new Refusal('review_not_found')
      await desk.withdraw(id, userId)
      await people.accountEvents.add(userId, { what: `${own.change}_withdrawn`, by: 'holder', text: '', ref: '' })
    },
  }
}
