import { entryName, saveCalendar } from '../../shared/calendar/saveCalendar.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useServerNow } from '../../shared/live/useServerNow.ts'
import { useSentence } from '../../shared/said/said.ts'
import { dueDays } from './dueDays.ts'
import type { Loan } from './loanState.ts'
import { repayTexts } from './repayTexts.ts'

const FILE = 'loans.ics'

/** The due days of loans as a file for any calendar. */
export function useCalendarFile(): (loans: readonly Loan[]) => void {
  const t = useTexts(repayTexts)
  const say = useSentence()
  const formats = useFormats()
  const now = useServerNow()
  return (loans) =>
    saveCalendar(
      FILE,
      loans.flatMap((loan) =>
        dueDays(loan, now()).map(({ kind, time, owed }) => {
          const { code, currency } = loan
          const name = say(loan.name)
          const words = { code, name, currency, owed: formats.decimal(owed), rate: formats.rate(loan.lateRate) }
          return {
            uid: entryName(`loan-${code}-${kind}`),
            at: time,
            summary: t(`event.${kind}`, words),
            description: t(`event.${kind}Text`, words),
          }
        }),
      ),
    )
}
