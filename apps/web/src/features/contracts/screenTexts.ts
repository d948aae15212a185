import type { Formats } from '../../shared/format/format.ts'
import type { Translate } from '../../shared/i18n/texts.ts'
import { entryProblemText, isEntryField } from '../../terminal/ticket/entryProblems.ts'
import { reasonText } from '../../terminal/ticket/reasonText.ts'
import type { TicketTranslate } from '../../terminal/ticket/texts.ts'
import { HIGHEST_LEVERAGE } from './leverageChoice.ts'
import type { MarketState } from './marketState.ts'
import type { contractScreenTexts } from './texts.ts'
import type { ContractField, ContractProblem } from './ticket/ticketProblems.ts'

export type ScreenTranslate = Translate<(typeof contractScreenTexts)['english']>

/** Why orders are refused now; "" while the market is open. */
export function marketStateText(
  state: MarketState,
  t: ScreenTranslate,
  ticket: TicketTranslate,
  formats: Formats,
): string {
  switch (state.kind) {
    case 'open':
      return ''
    case 'closed':
      return state.opens > 0 ? t('problem.closed', { time: formats.dateTime(state.opens) }) : t('problem.closedUnknown')
    case 'settled':
      return t('problem.settled', { price: formats.decimal(state.price) })
    case 'halted':
    case 'cancel_only':
      return ticket(`problem.${state.kind}`, { reason: reasonText(state.reason, ticket) })
  }
}

/** The sentence for a problem of the ticket, with its figures as the reader writes them. */
export function contractProblemText(
  problem: ContractProblem,
  t: ScreenTranslate,
  ticket: TicketTranslate,
  formats: Formats,
): string {
  switch (problem.kind) {
    case 'market':
      return marketStateText(problem.state, t, ticket, formats)
    case 'leverage_unaccepted':
      return t('problem.leverage_unaccepted', { leverage: formats.count(HIGHEST_LEVERAGE) })
    case 'share_too_small':
      return t('problem.share_too_small')
    case 'no_risk':
      return t('problem.no_risk')
    case 'wrong_side':
      return problem.message
    case 'empty':
      if (problem.field === 'lots') return t('problem.emptyLots')
      if (problem.field === 'takeProfit' || problem.field === 'stopLoss') return t('problem.emptyProtection')
      break
    case 'unreadable':
      if (problem.field === 'lots') return t('problem.wholeLots')
  }
  return entryProblemText(problem, 'field' in problem ? nameOf(problem.field, t, ticket) : '', ticket, formats)
}

function nameOf(field: ContractField, t: ScreenTranslate, ticket: TicketTranslate): string {
  return isEntryField(field) ? ticket(field) : t(`form.${field}`)
}
