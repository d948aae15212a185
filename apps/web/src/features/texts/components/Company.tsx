import { KeyValue, Panel, TEXT_LINK } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useSentence } from '../../../shared/said/said.ts'
import { useSiteInfo } from '../../../shared/site/useSite.ts'
import { useSupport } from '../../../shared/support/useSupport.ts'
import { WorkingHours } from '../../../shared/support/WorkingHours.tsx'
import { textTexts } from '../texts.ts'

/** Who runs the site, as far as it is told. */
export function Company() {
  const t = useTexts(textTexts)
  const say = useSentence()
  const info = useSiteInfo()
  const hours = useSupport().data?.hours
  if (!info) return null
  const items = [
    { key: 'name', label: t('company.name'), value: info.company },
    { key: 'licence', label: t('company.licence'), value: say(info.licence) },
    { key: 'email', label: t('company.email'), value: info.contact.email },
    { key: 'address', label: t('company.address'), value: info.contact.address },
    { key: 'version', label: t('company.version'), value: info.version },
  ].filter((item) => item.value !== '')
  return (
    <Panel className="p-4">
      <h2 id="contact" className="mb-3 text-12 font-medium text-ink-3">
        {t('company.title')}
      </h2>
      <KeyValue items={items.map((item) => ({ ...item, value: <bdi>{item.value}</bdi> }))} />
      {hours && (
        <>
          <h3 className="mt-4 mb-1 text-12 text-ink-3">{t('company.support')}</h3>
          <WorkingHours hours={hours} />
        </>
      )}
      {info.socials.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-12 text-ink-3">{t('company.socials')}</h3>
          <ul className="flex flex-col gap-1 text-13">
            {info.socials.map(({ name, link }) => (
              <li key={link}>
                <a href={link} rel="noopener noreferrer" className={TEXT_LINK}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
