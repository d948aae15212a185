import { Panel, Skeleton } from '@touchstone/ui'
import { clsx } from 'clsx'
import { LANGUAGE_FACTS } from '../../../shared/i18n/languages.ts'
import { useLocale, useTexts } from '../../../shared/i18n/texts.ts'
import { Loaded } from '../../../shared/loading/Loaded.tsx'
import { useSupport } from '../../../shared/support/useSupport.ts'
import { dayName, type HoursSpan, hoursSpans } from '../hours.ts'
import { supportTexts } from '../texts.ts'

/** Whether somebody answers now, and the hours of support. */
export function Presence() {
  const t = useTexts(supportTexts)
  return (
    <Panel className="flex flex-col gap-2 p-4 text-13">
      <Loaded answer={useSupport()} waiting={<Skeleton className="h-16 w-full" />}>
        {({ there, hours }) => (
          <>
            <p role="status" className="flex items-center gap-2 font-medium text-ink-1">
              <span aria-hidden="true" className={clsx('size-2 rounded-full', there ? 'bg-ok' : 'bg-ink-3')} />
              {t(there ? 'there.now' : 'there.later')}
            </p>
            {!there && <p className="text-ink-2">{t('there.laterText')}</p>}
            {hours ? (
              <div className="text-12 text-ink-3">
                <p>{t('there.hours', { zone: hours.zone.replaceAll('_', ' ') })}</p>
                <ul>
                  {hoursSpans(hours).map((span) => (
                    <Span key={span.first} span={span} />
                  ))}
                </ul>
              </div>
            ) : (
              !there && <p className="text-12 text-ink-3">{t('there.noHours')}</p>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function Span({ span: { first, last, open, close } }: { readonly span: HoursSpan }) {
  const t = useTexts(supportTexts)
  const locale = LANGUAGE_FACTS[useLocale().language].bcp47
  const days =
    first === last
      ? dayName(first, locale)
      : t('there.days', { first: dayName(first, locale), last: dayName(last, locale) })
  return (
    <li className="flex justify-between gap-3">
      <span>{days}</span>
      <span className="num">{open === '' ? t('there.closedDay') : t('there.span', { open, close })}</span>
    </li>
  )
}
