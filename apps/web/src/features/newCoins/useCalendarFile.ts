import { entryName, saveCalendar } from '../../shared/calendar/saveCalendar.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { subscriptionTexts } from './subscriptionTexts.ts'

const FILE = 'new-coins.ics'

/** A coin with its moments, UTC ms; 0 for one that does not come. */
export interface CoinDates {
  readonly id: string
  readonly coin: string
  readonly name: string
  readonly days: Readonly<Partial<Record<'opens' | 'closes' | 'listing' | 'release', number>>>
}

const KINDS = ['opens', 'closes', 'listing', 'release'] as const

/** The dates of a coin as a file for any calendar. */
export function useCalendarFile(): (dates: CoinDates) => void {
  const t = useTexts(subscriptionTexts)
  return ({ id, coin, name, days }) =>
    saveCalendar(
      FILE,
      KINDS.flatMap((kind) => {
        const at = days[kind] ?? 0
        if (at === 0) return []
        return [
          {
            uid: entryName(`new-coin-${id}-${kind}`),
            at,
            summary: t(`event.${kind}`, { coin }),
            description: t('event.text', { name }),
          },
        ]
      }),
    )
}
