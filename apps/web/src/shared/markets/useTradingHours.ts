import { LANGUAGE_FACTS } from '../i18n/languages.ts'
import { useLocale, useTexts } from '../i18n/texts.ts'
import { hoursTexts } from './hoursTexts.ts'

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const DAY_MS = 86_400_000
/** A Sunday, UTC. */
const SUNDAY = Date.UTC(2023, 0, 1)

/** Weekly hours as the wire has them, "Mon–Fri 09:30–16:00 New York", with days and place as the reader calls them. */
export function useTradingHours(): (hours: string) => string {
  const t = useTexts(hoursTexts)
  const { language } = useLocale()
  if (language === 'en') return (hours) => hours
  const days = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].bcp47, { weekday: 'short', timeZone: 'UTC' })
  const dayOf = (day: string) => days.format(SUNDAY + DAYS.indexOf(day) * DAY_MS)
  return (hours) => hours.replace(/\b(Sun|Mon|Tue|Wed|Thu|Fri|Sat)\b/g, dayOf).replace('New York', t('newYork'))
}
