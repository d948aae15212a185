import type { SupportHours } from '@touchstone/protocol'
import { Num } from '@touchstone/ui'
import { LANGUAGE_FACTS } from '../i18n/languages.ts'
import { useLocale, useTexts } from '../i18n/texts.ts'
import { dayName, type HoursSpan, hoursSpans } from './hoursSpans.ts'
import { hoursTexts } from './hoursTexts.ts'

/** The hours of support, in the time zone in which operators set them. */
export function WorkingHours({ hours }: { readonly hours: SupportHours }) {
  const t = useTexts(hoursTexts)
  return (
    <div className="text-12 text-ink-3">
      <p>{t('hours', { zone: hours.zone.replaceAll('_', ' ') })}</p>
      <ul className="max-w-xs">
        {hoursSpans(hours).map((span) => (
          <Span key={span.first} span={span} />
        ))}
      </ul>
    </div>
  )
}

function Span({ span: { first, last, open, close } }: { readonly span: HoursSpan }) {
  const t = useTexts(hoursTexts)
  const locale = LANGUAGE_FACTS[useLocale().language].bcp47
  const days =
    first === last ? dayName(first, locale) : t('days', { first: dayName(first, locale), last: dayName(last, locale) })
  return (
    <li className="flex justify-between gap-3">
      <span>{days}</span>
      <Num>{open === '' ? t('closedDay') : t('span', { open, close })}</Num>
    </li>
  )
}
