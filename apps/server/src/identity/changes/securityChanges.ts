import { SECURITY_CHANGES, type SecurityChange } from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import type { ReviewCase, ReviewDesk } from '../../review/reviewCase.ts'
import { applyChange } from './applyChange.ts'
import { caseKindOf, changeCaseHandler } from './changeCaseHandler.ts'
import type { ChangeServices } from './changeServices.ts'
import type { ChangeSubject } from './changeSubjects.ts'

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

const OPEN_STATES: ReadonlySet<string> = new Set(['waiting', 'taken', 'second', 'applying'])

function changeOf({ kind }: Pick<ReviewCase, 'kind'>): SecurityChange | undefined {
  return SECURITY_CHANGES.find((change) => kind === caseKindOf(change))
}

export function createSecurityChanges(services: ChangeServices, desk: ReviewDesk): SecurityChanges {
  const { people, policy, logger } = services

  const of: SecurityChanges['of'] = async (userId) => {
    const cases = await desk.of(userId)
    return cases.flatMap((reviewCase) => {
      const change = changeOf(reviewCase)
      return change === undefined ? [] : [{ ...reviewCase, change }]
    })
  }

  for (const change of SECURITY_CHANGES) desk.register(changeCaseHandler(services, change))

  return {
    of,
    request: async (change, userId, subject, { first = false } = {}) => {
      if (!policy.securityReview || first) {
        const hold = !(first && change === 'question')
        await applyChange(services, change, { userId, subject, decision: null, ref: '', hold })
        return { review: false }
      }
      const message = { kind: 'changeRequested', values: { change } } as const
      const event = { what: `${change}_requested`, by: 'holder', text: '', ref: '', message } as const
      await people.accountEvents.addWith(userId, event, async (on) => {
        await desk.open({ kind: caseKindOf(change), userId, subject }, on)
        return true
      })
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
