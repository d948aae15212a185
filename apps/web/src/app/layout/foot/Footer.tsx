import { Mark } from '@touchstone/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useSentence } from '../../../shared/said/said.ts'
import { useSiteInfo, useSiteName } from '../../../shared/site/useSite.ts'
import { featureTexts } from '../../routes/featureTexts.ts'
import { footerOf } from '../../routes/footerOf.ts'
import { footerTexts } from './footerTexts.ts'

const LINK =
  'inline-flex min-h-6 w-fit items-center rounded-control text-13 text-ink-2 hover:text-ink-1 hover:underline underline-offset-4'

/** As broad as the screen above it. */
export function Footer({ wide }: { readonly wide: boolean }) {
  const t = useTexts(footerTexts)
  const say = useSentence()
  const info = useSiteInfo()
  const name = useSiteName()
  const width = clsx('mx-auto w-[1200px] narrow:w-auto narrow:px-4', wide && 'wide:w-[1360px]')
  return (
    <footer className="no-print border-t border-line bg-surface-1">
      <div
        className={clsx(
          width,
          'grid grid-cols-[1fr_180px_180px_220px] gap-12 py-12 narrow:grid-cols-2 narrow:gap-8 slim:grid-cols-1',
        )}
      >
        <div className="flex max-w-sm flex-col gap-3">
          <span className="flex items-center gap-2.5 text-14 font-semibold">
            <Mark size={20} />
            {name}
          </span>
          <p className="text-13 text-ink-3">{t('promise')}</p>
          <p className="text-12 text-ink-3">{t('risk')}</p>
        </div>
        <Column title={t('platform')}>
          <Links column="platform" />
        </Column>
        <Column title={t('legal')}>
          <Links column="legal" />
        </Column>
        {(info?.contact.email || info?.contact.address) && (
          <Column title={t('contact')}>
            {info?.contact.email && (
              <a href={`mailto:${info.contact.email}`} className={LINK}>
                <bdi>{info.contact.email}</bdi>
              </a>
            )}
            {info?.contact.address && <span className="text-13 text-ink-3">{info.contact.address}</span>}
          </Column>
        )}
      </div>
      <div
        className={clsx(width, 'flex flex-wrap justify-between gap-x-6 border-t border-line py-4 text-12 text-ink-3')}
      >
        <span>{[info?.company, info && say(info.licence)].filter(Boolean).join(' · ')}</span>
        {info && (
          <span dir="auto" className="num">
            {t('version', { version: info.version })}
          </span>
        )}
      </div>
    </footer>
  )
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h2 className="mb-1 text-12 font-medium text-ink-3">{title}</h2>
      {children}
    </div>
  )
}

/** The features' links of a column. */
function Links({ column }: { readonly column: 'platform' | 'legal' }) {
  const words = useTexts(featureTexts)
  return footerOf(column).map(({ path, search, word }) => (
    <AppLink key={word} to={path} {...(search && { search })} className={LINK}>
      {words(word)}
    </AppLink>
  ))
}
