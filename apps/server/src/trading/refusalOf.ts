import { type Rejection, type RejectionFacts, rejectionMessage } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { FURTHER_NOTICE } from '../clock/furtherNotice.ts'
import { Refusal } from '../errors/refusal.ts'

interface Rejected {
  readonly rejection: Rejection
  readonly facts: RejectionFacts
}

/** "2026-11-23 14:30 UTC"; "later" when nobody knows yet, "further notice" when somebody has to decide. */
export function momentText(time: Timestamp): string {
  if (time >= FURTHER_NOTICE) return 'further notice'
  return time === 0 ? 'later' : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Facts that are moments. */
const MOMENTS: ReadonlySet<string> = new Set(['opens', 'time'])

/** The core tells moments in milliseconds; a sentence needs them in words. */
function worded(facts: RejectionFacts): RejectionFacts {
  const words = Object.entries(facts).map(([name, fact]) => {
    return [name, MOMENTS.has(name) && typeof fact === 'number' ? momentText(fact) : fact] as const
  })
  return Object.fromEntries(words)
}

/** The refusal of a call whose command the core rejected. */
export function refusalOf({ rejection, facts }: Rejected): Refusal {
  return new Refusal(rejection, worded(facts))
}

/** The sentence of a rejection that is shown beside other numbers; "" when there is none. */
export function problemText(rejection: Rejection | null, facts: RejectionFacts): string {
  return rejection === null ? '' : rejectionMessage(rejection, worded(facts))
}

/** What previews tell of a rejection: its word and its sentence, both "" when there is none. */
export function previewedProblem({
  rejection,
  facts,
}: {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
}) {
  return { problem: rejection ?? '', message: problemText(rejection, facts) }
}
