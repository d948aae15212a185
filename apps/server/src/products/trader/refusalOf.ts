import { type Rejection, type RejectionFacts, rejectionMessage } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { Refusal } from '../../gateway/refusal.ts'

interface Rejected {
  readonly rejection: Rejection
  readonly facts: RejectionFacts
}

/** "2026-11-23 14:30 UTC"; "later" when nobody knows yet. */
export function momentText(time: Timestamp): string {
  return time === 0 ? 'later' : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** The core tells moments in milliseconds; a sentence needs them in words. */
function worded({ opens, ...facts }: RejectionFacts): RejectionFacts {
  if (opens === undefined) return facts
  return { ...facts, opens: typeof opens === 'number' ? momentText(opens) : opens }
}

/** The refusal of a call whose command the core rejected. */
export function refusalOf({ rejection, facts }: Rejected): Refusal {
  return new Refusal(rejection, worded(facts))
}

/** The sentence of a rejection that is shown beside other numbers; "" when there is none. */
export function problemText(rejection: Rejection | null, facts: RejectionFacts): string {
  return rejection === null ? '' : rejectionMessage(rejection, worded(facts))
}
