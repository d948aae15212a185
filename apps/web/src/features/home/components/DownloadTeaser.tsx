import { buttonClass, Panel } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { homeTexts } from '../texts.ts'
import { Section } from './Section.tsx'

/** The app that a browser installs. */
export function DownloadTeaser() {
  const t = useTexts(homeTexts)
  return (
    <Section title={t('download.title')}>
      <Panel className="flex items-center justify-between gap-10 p-6 slim:flex-col slim:items-start slim:gap-4 slim:p-4">
        <p className="max-w-3xl text-14 text-ink-2">{t('download.text')}</p>
        <AppLink to="/downLoad" className={buttonClass('secondary', 'large')}>
          {t('download.link')}
        </AppLink>
      </Panel>
    </Section>
  )
}
