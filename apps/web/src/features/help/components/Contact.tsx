import { buttonClass, Panel, TEXT_LINK } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useSiteInfo } from '../../../shared/site/useSite.ts'
import { useSupport } from '../../../shared/support/useSupport.ts'
import { WorkingHours } from '../../../shared/support/WorkingHours.tsx'
import { helpTexts } from '../texts.ts'

/** The way to somebody who answers: a conversation with support, and the company's e-mail where it has one. */
export function Contact() {
  const t = useTexts(helpTexts)
  const email = useSiteInfo()?.contact.email
  const hours = useSupport().data?.hours
  return (
    <Panel className="flex items-start justify-between gap-8 p-5">
      <div>
        <h2 className="text-14 font-medium text-ink-1">{t('contact.title')}</h2>
        <p className="mt-1 text-13 text-ink-2">{t('contact.text')}</p>
        {email && (
          <p className="mt-1 text-13 text-ink-2">
            {t('contact.byMail')}{' '}
            <a href={`mailto:${email}`} className={TEXT_LINK}>
              <bdi>{email}</bdi>
            </a>
          </p>
        )}
        {hours && (
          <div className="mt-2">
            <WorkingHours hours={hours} />
          </div>
        )}
      </div>
      <AppLink to="/service" className={`shrink-0 ${buttonClass('secondary')}`}>
        {t('contact.write')}
      </AppLink>
    </Panel>
  )
}
