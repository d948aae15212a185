import type { Command, Outcome } from '@touchstone/protocol'
import type { AppliedEntry } from './worldPort.ts'

const NO_POSTINGS: AppliedEntry['postings'] = []

/** An outcome as something to keep: postings are a view over reused memory, so they are copied when somebody wants them. */
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
