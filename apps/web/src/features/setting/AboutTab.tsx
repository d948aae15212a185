import { Glyph, KeyValue, Panel, TEXT_LINK } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink, type RoutePath } from '../../shared/routing/AppLink.tsx'
import { useSiteInfo } from '../../shared/site/useSite.ts'
import { settingTexts } from './texts.ts'

type Entry = 'company' | 'agreement' | 'privacy' | 'safety' | 'notices' | 'books'

const ENTRIES: readonly (readonly [Entry, RoutePath, Readonly<Record<string, string>>])[] = [
  ['company', '/about', {}],
  ['agreement', '/agrt', { id: '3' }],
  ['privacy', '/agrt', { id: '5' }],
  ['safety', '/security', {}],
  ['notices', '/notice', {}],
  ['books', '/text', { id: '7' }],
]

/** Texts and ways to reach us that are there already. */
export function AboutTab() {
  const t = useTexts(settingTexts)
  return (
    <>
      <Panel className="max-w-3xl overflow-hidden">
        <ul>
          {ENTRIES.map(([entry, to, search]) => (
            <li key={entry} className="border-t border-line/60 first:border-t-0">
              <AppLink to={to} search={search} className="flex items-center gap-6 px-5 py-3.5 hover:bg-surface-2">
                <span className="min-w-0 flex-1">
                  <span className="block text-14 font-medium text-ink-1">{t(`about.${entry}`)}</span>
                  <span className="block text-13 text-ink-3">{t(`about.${entry}Text`)}</span>
                </span>
                <Glyph name="down" className="-rotate-90 text-ink-3 rtl:rotate-90" />
              </AppLink>
            </li>
          ))}
        </ul>
      </Panel>
      <Contact />
    </>
  )
}

function Contact() {
  const t = useTexts(settingTexts)
  const info = useSiteInfo()
  if (!info) return null
  const { email } = info.contact
  return (
    <Panel className="max-w-3xl p-5">
      <KeyValue
        items={[
          ...(email === ''
            ? []
            : [
                {
                  key: 'support',
                  label: t('about.support'),
                  value: (
                    <a href={`mailto:${email}`} className={TEXT_LINK}>
                      <bdi>{email}</bdi>
                    </a>
                  ),
                },
              ]),
          { key: 'version', label: t('about.version'), value: <span className="num">{info.version}</span> },
        ]}
      />
    </Panel>
  )
}
