import type { Formats } from '../../shared/format/format.ts'
import type { Translate } from '../../shared/i18n/texts.ts'
import type { spotTexts } from './texts.ts'
import type { TicketProblem } from './ticketProblems.ts'

export type SpotTranslate = Translate<(typeof spotTexts)['english']>

/** The sentence for a problem of the ticket, with its figures as the reader writes them. */
export function problemText(problem: TicketProblem, t: SpotTranslate, formats: Formats): string {
  switch (problem.kind) {
    case 'market_halted':
    case 'market_cancel_only':
      return t(`problem.${problem.kind}`, { reason: problem.reason || t('problem.noReason') })
    case 'empty':
    case 'unreadable':
      return t(`problem.${problem.kind}`, { field: t(`form.${problem.field}`) })
    case 'off_step':
      return t('problem.off_step', { field: t(`form.${problem.field}`), step: formats.decimal(problem.step) })
    case 'below_minimum':
      return t('problem.below_minimum', { min: formats.decimal(problem.min), currency: problem.currency })
    case 'above_maximum':
      return t('problem.above_maximum', { max: formats.decimal(problem.max), currency: problem.currency })
    case 'transaction_password_unset':
    case 'insufficient_balance':
    case 'no_balance_yet':
      return t(`problem.${problem.kind}`)
  }
}
