import { TEXT_LINK } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { accountTexts } from '../texts.ts'

const POINTS = ['books', 'log', 'rules'] as const

/** The form at the start, the house's promises beside it. */
export function EntryFrame({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}) {
  const t = useTexts(accountTexts)
  return (
    <div className="page grid grid-cols-[min(100vw,448px)_1fr] narrow:grid-cols-1 gap-28 py-14 narrow:gap-12 slim:py-8">
      <div className="page-column flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <h1 className="text-32 font-semibold tracking-tight">{title}</h1>
          {lead && <div className="text-14 text-ink-2">{lead}</div>}
        </div>
        {children}
      </div>
      <aside className="self-start border-s border-line ps-16 pt-1 narrow:border-s-0 narrow:ps-0">
        <p className="max-w-md text-24 font-semibold tracking-tight">{t('aside.title')}</p>
        <p className="mt-3 max-w-md text-14 text-ink-2">{t('aside.lead')}</p>
        <ul className="mt-10 flex max-w-md flex-col gap-6">
          {POINTS.map((point) => (
            <li key={point} className="relative ps-5">
              <span aria-hidden="true" className="absolute start-0 top-1 h-3.5 w-0.5 -skew-x-[24deg] bg-brand" />
              <p className="text-14 font-medium">{t(`aside.points.${point}.title`)}</p>
              <p className="mt-0.5 text-13 text-ink-3">{t(`aside.points.${point}.text`)}</p>
            </li>
          ))}
        </ul>
        <AppLink to="/text" search={{ id: '7' }} className={`${TEXT_LINK} mt-10 text-13 font-medium`}>
          {t('aside.link')}
        </AppLink>
      </aside>
    </div>
  )
}
