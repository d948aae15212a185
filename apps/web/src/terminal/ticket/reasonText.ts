import { sentenceNow } from '../../shared/said/said.ts'
import { session } from '../../shared/session/sessionStore.ts'
import type { TicketTranslate } from './texts.ts'

/** Why a market is halted, as operators or the platform say it. */
export function reasonText(reason: string, ticket: TicketTranslate): string {
  return reason === '' ? ticket('problem.noReason') : sentenceNow(reason, session().language)
}
