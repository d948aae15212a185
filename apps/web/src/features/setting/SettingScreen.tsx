import { useSearchField } from '@touchstone/frame'
import { type ComponentType, lazy, Suspense } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { userCentreTexts } from '../../shared/userCentre/texts.ts'
import { USER_CENTRE_TABS, UserCentreFrame, type UserCentreTab } from '../../shared/userCentre/UserCentreFrame.tsx'
import { TabSkeleton } from './components/TabSkeleton.tsx'

const PAGES: Readonly<Record<UserCentreTab, ComponentType>> = {
  profile: lazy(async () => ({ default: (await import('./ProfileTab.tsx')).ProfileTab })),
  security: lazy(async () => ({ default: (await import('./SecurityTab.tsx')).SecurityTab })),
  payout: lazy(async () => ({ default: (await import('./PayoutTab.tsx')).PayoutTab })),
  credit: lazy(async () => ({ default: (await import('./CreditTab.tsx')).CreditTab })),
  messages: lazy(async () => ({ default: (await import('./MessagesTab.tsx')).MessagesTab })),
  preferences: lazy(async () => ({ default: (await import('./PreferencesTab.tsx')).PreferencesTab })),
  about: lazy(async () => ({ default: (await import('./AboutTab.tsx')).AboutTab })),
}

/** `/setting`: the user centre. Its tab stands in the address, so that each can be linked to. */
export function SettingScreen() {
  const t = useTexts(userCentreTexts)
  const wanted = useSearchField('tab')
  const tab = USER_CENTRE_TABS.find((known) => known === wanted) ?? 'profile'
  const Page = PAGES[tab]
  return (
    <UserCentreFrame tab={tab}>
      <h1 className="text-20 font-semibold text-ink-1">
        <span className="sr-only">{t('title')}: </span>
        {t(`tabs.${tab}`)}
      </h1>
      <Suspense fallback={<TabSkeleton />}>
        <Page />
      </Suspense>
    </UserCentreFrame>
  )
}
