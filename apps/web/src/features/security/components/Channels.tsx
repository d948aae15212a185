import { KeyValue, TEXT_LINK } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useSiteInfo } from '../../../shared/site/useSite.ts'
import { safetyTexts } from '../texts.ts'

/** Every channel that is ours, from the site's own settings. */
export function Channels() {
  const t = useTexts(safetyTexts)
  const info = useSiteInfo()
  const email = info?.contact.email ?? ''
  const items = [
    { key: 'site', label: t('channels.site'), value: <bdi className="num">{location.host}</bdi> },
    ...(email === ''
      ? []
      : [
          {
            key: 'email',
            label: t('channels.email'),
            value: (
              <a href={`mailto:${email}`} className={TEXT_LINK}>
                <bdi>{email}</bdi>
              </a>
            ),
          },
        ]),
    ...(info?.socials ?? []).map(({ name, link }) => ({
      key: link,
      label: name,
      value: (
        <a href={link} rel="noreferrer" className={TEXT_LINK}>
          <bdi>{link}</bdi>
        </a>
      ),
    })),
  ]
  return (
    <section>
      <h2 className="text-20 font-semibold text-ink-1">{t('channels.title')}</h2>
      <p className="mt-4 mb-4 text-14 text-ink-2">{t('channels.text')}</p>
      <KeyValue items={items} className="max-w-md" />
    </section>
  )
}
