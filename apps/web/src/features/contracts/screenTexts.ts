import type { Formats } from '../../shared/format/format.ts'
import type { Translate } from '../../shared/i18n/texts.ts'
import { HIGHEST_LEVERAGE } from './leverageChoice.ts'
import type { MarketState } from './marketState.ts'
import type { contractScreenTexts } from './texts.ts'
import type { ContractProblem } from './ticket/ticketProblems.ts'

export type ScreenTranslate = Translate<(typeof contractScreenTexts)['english']>

/** Why orders are refused now; "" while the market is open. */
export function marketStateText(state: MarketState, t: ScreenTranslate, formats: Formats): string {
  switch (state.kind) {
    case 'open':
      return ''
    case 'closed':
      return state.opens > 0 ? t('problem.closed', { time: formats.dateTime(state.opens) }) : t('problem.closedUnknown')
    case 'settled':
      return t('problem.settled', { price: formats.decimal(state.price) })
    case 'halted':
    case 'cancel_only':
      return t(`problem.${state.kind}`, { reason: state.reason || t('problem.noReason') })
  }
}

/** The sentence for a problem of the ticket, with its figures as the reader writes them. */
export function contractProblemText(problem: ContractProblem, t: ScreenTranslate, formats: Formats): string {
  switch (problem.kind) {
    case 'market':
      return marketStateText(problem.state, t, formats)
    case 'transaction_password_unset':
      return t('problem.transaction_password_unset')
    case 'leverage_unaccepted':
      return t('problem.leverage_unaccepted', { leverage: formats.count(HIGHEST_LEVERAGE) })
    case 'empty':
      if (problem.field === 'lots') return t('problem.emptyLots')
      if (problem.field === 'takeProfit' || problem.field === 'stopLoss') return t('problem.emptyProtection')
      return t('problem.empty', { field: t(`form.${problem.field}`) })
    case 'unreadable':
      if (problem.field === 'lots') return t('problem.wholeLots')
      return t('problem.unreadable', { field: t(`form.${problem.field}`) })
    case 'off_step':
      return t('problem.off_step', { field: t(`form.${problem.field}`), step: formats.decimal(problem.step) })
    case 'below_minimum':
      return t('problem.below_minimum', { min: formats.decimal(problem.min) })
    case 'above_maximum':
      return t('problem.above_maximum', { max: formats.decimal(problem.max) })
    case 'share_too_small':
      return t('problem.share_too_small')
  }
}
