import { isCallError } from '../api/api.ts'
import { rejectionWord } from '../said/rejectionText.ts'

/** Words with which the server says that it does not know either: its database may have gone away in the middle. */
const UNKNOWN_OUTCOME = new Set(['outcome_unknown', 'internal', 'database_away'])

/** A failed call that certainly changed nothing. Anything else may have been carried out: ask again with the same client id. */
export function isCertainRefusal(error: unknown): boolean {
  return isCallError(error) && !UNKNOWN_OUTCOME.has(rejectionWord(error.code) ?? '')
}
