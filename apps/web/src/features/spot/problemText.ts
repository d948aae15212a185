import type { Formats } from '../../shared/format/format.ts'
import type { Translate } from '../../shared/i18n/texts.ts'
import { entryProblemText, isEntryField } from '../../terminal/ticket/entryProblems.ts'
import { reasonText } from '../../terminal/ticket/reasonText.ts'
import type { TicketTranslate } from '../../terminal/ticket/texts.ts'
import type { spotTexts } from './texts.ts'
import type { TicketField, TicketProblem } from './ticketProblems.ts'

export type SpotTranslate = Translate<(typeof spotTexts)['english']>

/** The sentence for a problem of the ticket, with its figures as the reader writes them. */
export function problemText(
  problem: TicketProblem,
  t: SpotTranslate,
  ticket: TicketTranslate,
  formats: Formats,
): string {
  switch (problem.kind) {
    case 'market_halted':
      return ticket('problem.halted', { reason: reasonText(problem.reason, ticket) })
    case 'market_cancel_only':
      return ticket('problem.cancel_only', { reason: reasonText(problem.reason, ticket) })
    case 'wrong_side':
      return problem.message
    case 'insufficient_balance':
    case 'no_balance_yet':
      return t(`problem.${problem.kind}`)
    default:
      return entryProblemText(problem, 'field' in problem ? nameOf(problem.field, t, ticket) : '', ticket, formats)
  }
}

function nameOf(field: TicketField, t: SpotTranslate, ticket: TicketTranslate): string {
  return isEntryField(field) ? ticket(field) : t(`form.${field}`)
}
