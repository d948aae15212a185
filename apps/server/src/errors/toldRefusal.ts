import { DatabaseAway } from './databaseAway.ts'
import { OutcomeUnknown } from './outcomeUnknown.ts'
import { Refusal } from './refusal.ts'

/** The refusal that a caller is told for an error. Undefined for a bug, of which callers are told nothing. */
export function toldRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof OutcomeUnknown) return new Refusal('outcome_unknown')
  return error instanceof DatabaseAway ? new Refusal('database_away') : undefined
}
