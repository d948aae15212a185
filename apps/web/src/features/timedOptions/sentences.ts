import { trimZeros } from '../../shared/decimals/exactDecimal.ts'
import type { Formats } from '../../shared/format/format.ts'
import type { Translate } from '../../shared/i18n/texts.ts'
import type { timedOptionScreenTexts } from './texts.ts'
import type { TimedOptionProblem } from './timedOptionTicket.ts'

export type ScreenTranslate = Translate<(typeof timedOptionScreenTexts)['english']>

/** The sentence for an obstacle, with its figures in the reader's format. */
export function problemText(
  problem: TimedOptionProblem,
  currency: string,
  t: ScreenTranslate,
  formats: Formats,
): string {
  switch (problem.kind) {
    case 'market_closed':
      return problem.opens > 0
        ? t('problem.market_closed', { opens: formats.dateTime(problem.opens) })
        : t('problem.market_closed_unknown')
    case 'below_minimum':
    case 'above_maximum':
    case 'above_room':
      return t(`problem.${problem.kind}`, { limit: formats.decimal(trimZeros(problem.limit)), currency })
    default:
      return t(`problem.${problem.kind}`)
  }
}
