import { Panel, TEXT_LINK } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useSiteInfo } from '../../../shared/site/useSite.ts'
import { helpTexts } from '../texts.ts'

/** How to reach the company; nothing until that is known. */
export function Contact() {
  const t = useTexts(helpTexts)
  const info = useSiteInfo()
  if (!info) return null
  const { email, supportHours } = info.contact
  return (
    <Panel className="p-5">
      <h2 className="text-14 font-medium text-ink-1">{t('contact.title')}</h2>
      {email === '' ? (
        <p className="mt-1 text-13 text-ink-2">{t('contact.none')}</p>
      ) : (
        <p className="mt-1 text-13 text-ink-2">
          {t('contact.text')}{' '}
          <a href={`mailto:${email}`} className={TEXT_LINK}>
            <bdi>{email}</bdi>
          </a>
          {supportHours !== '' && <> {t('contact.hours', { hours: supportHours })}</>}
        </p>
      )}
    </Panel>
  )
}
