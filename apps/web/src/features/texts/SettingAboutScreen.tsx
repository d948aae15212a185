import { useTexts } from '../../shared/i18n/texts.ts'
import type { RoutePath } from '../../shared/routing/AppLink.tsx'
import { LinkList } from '../../shared/userCentre/LinkList.tsx'
import { UserCentreFrame } from '../../shared/userCentre/UserCentreFrame.tsx'
import { textTexts } from './texts.ts'

type Entry = 'company' | 'list' | 'help' | 'notices'

const ENTRIES: readonly (readonly [Entry, RoutePath])[] = [
  ['company', '/settingJianjie'],
  ['list', '/settingAboutList'],
  ['help', '/settingHelp'],
  ['notices', '/notice'],
]

/** `/settingAbout`: what there is to read about the exchange. */
export function SettingAboutScreen() {
  const t = useTexts(textTexts)
  return (
    <UserCentreFrame tab="about">
      <h1 className="text-20 font-semibold text-ink-1">{t('aboutUs.title')}</h1>
      <LinkList
        links={ENTRIES.map(([entry, to]) => ({
          key: entry,
          to,
          title: t(`aboutUs.${entry}`),
          text: t(`aboutUs.${entry}Text`),
        }))}
      />
    </UserCentreFrame>
  )
}
