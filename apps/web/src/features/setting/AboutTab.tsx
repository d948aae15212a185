import { KeyValue, Panel, TEXT_LINK } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { RoutePath } from '../../shared/routing/AppLink.tsx'
import { useSiteInfo } from '../../shared/site/useSite.ts'
import { LinkList } from '../../shared/userCentre/LinkList.tsx'
import { settingTexts } from './texts.ts'

type Entry = 'help' | 'company' | 'texts' | 'agreement' | 'privacy' | 'safety' | 'notices' | 'books'

const ENTRIES: readonly (readonly [Entry, RoutePath, Readonly<Record<string, string>>])[] = [
  ['help', '/settingHelp', {}],
  ['company', '/settingJianjie', {}],
  ['texts', '/settingAboutList', {}],
  ['agreement', '/agrt', { id: '3' }],
  ['privacy', '/agrt', { id: '5' }],
  ['safety', '/security', {}],
  ['notices', '/notice', {}],
  ['books', '/text', { id: '7' }],
]

/** The platform's texts and the ways to reach it. */
export function AboutTab() {
  const t = useTexts(settingTexts)
  return (
    <>
      <LinkList
        links={ENTRIES.map(([entry, to, search]) => ({
          key: entry,
          to,
          search,
          title: t(`about.${entry}`),
          text: t(`about.${entry}Text`),
        }))}
      />
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
