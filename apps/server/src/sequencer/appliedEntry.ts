import type { Command, Outcome } from '@touchstone/protocol'
import type { AppliedEntry } from './worldPort.ts'

const NO_POSTINGS: AppliedEntry['postings'] = []

/** A copy of an outcome, safe to keep: the postings of the original are a view over reused memory. */
export function appliedEntry(command: Command, outcome: Outcome, withPostings: boolean): AppliedEntry {
  return {
    sequence: outcome.sequence,
    time: outcome.time,
    command,
    reply: outcome.reply,
    events: outcome.events,
    postings: withPostings ? [...outcome.postings] : NO_POSTINGS,
    duplicate: outcome.duplicate,
  }
}
