import { buttonClass, Panel } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useParam } from '../../../shared/site/useSite.ts'
import { homeTexts } from '../texts.ts'
import { Section } from './Section.tsx'

/** The commissions of inviting, and the fees they come from; absent when no levels are decided. */
export function InviteTeaser() {
  const t = useTexts(homeTexts)
  const levels = useParam()?.inviteLevels ?? 0
  if (levels === 0) return null
  return (
    <Section title={t('invite.title')}>
      <Panel className="flex items-center justify-between gap-10 p-6 slim:flex-col slim:items-start slim:gap-4 slim:p-4">
        <p className="max-w-3xl text-14 text-ink-2">{t('invite.text', { levels })}</p>
        <AppLink to="/invite" className={buttonClass('secondary', 'large')}>
          {t('invite.link')}
        </AppLink>
      </Panel>
    </Section>
  )
}
