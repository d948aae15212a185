import type { CalendarEntry } from '../../shared/calendar/iCalendar.ts'
import { entryName, saveCalendar } from '../../shared/calendar/saveCalendar.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useSentence } from '../../shared/said/said.ts'
import { DECIMALS } from './currency.ts'
import { dueDays, type HostingOrder } from './dueDays.ts'
import { hostingOrderTexts } from './orderTexts.ts'

const FILE = 'hosting.ics'

export interface CalendarFile {
  readonly save: (orders: readonly HostingOrder[]) => void
}

/** The due payments of orders as a file for any calendar: days of equal returns in a row are one entry. */
export function useCalendarFile(): CalendarFile {
  const t = useTexts(hostingOrderTexts)
  const say = useSentence()
  const formats = useFormats()
  const entriesOf = (order: HostingOrder): readonly CalendarEntry[] => {
    const due = dueDays([order], DECIMALS)
    const returns = due.filter(({ kind }) => kind === 'return')
    const { orderNo, currency } = order
    const amount = formats.decimal(order.amount)
    const uid = (what: string) => entryName(`hosting-${orderNo}-${what}`)
    const [next] = returns
    const last = due.findLast(({ kind }) => kind !== 'return')
    const words = { orderNo, name: say(order.name), amount, currency, credited: formats.decimal(next?.credited ?? '') }
    return [
      ...(next
        ? [
            {
              uid: uid('returns'),
              at: next.time,
              days: returns.length,
              summary: t('due.event.return', words),
              description: t('due.event.returnText', words),
            },
          ]
        : []),
      ...(last && last.kind !== 'return'
        ? [
            {
              uid: uid(last.kind),
              at: last.time,
              summary: t(`due.event.${last.kind}`, words),
              description: t(`due.event.${last.kind}Text`, { ...words, credited: formats.decimal(last.credited) }),
            },
          ]
        : []),
    ]
  }
  return {
    save: (orders) => saveCalendar(FILE, orders.flatMap(entriesOf)),
  }
}
