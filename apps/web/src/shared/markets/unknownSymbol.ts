import { isCallError } from '../api/api.ts'
import { rejectionWord } from '../said/rejectionText.ts'

/** How calls say that nothing has this symbol, or that nothing could. */
const WORDS = new Set<string | undefined>(['unknown_market', 'unknown_contract', 'unknown_index', 'malformed'])

/** Whether a call failed because nothing has the symbol. Any other refusal (too many calls, a restart) says nothing about it. */
export function isUnknownSymbol(error: unknown): boolean {
  return isCallError(error) && WORDS.has(rejectionWord(error.code))
}
