import { useSearchField } from '@touchstone/frame'
import { clsx } from 'clsx'
import { type ComponentType, lazy, Suspense } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { TabSkeleton } from './components/TabSkeleton.tsx'
import { settingTexts } from './texts.ts'

const TABS = ['profile', 'security', 'payout', 'credit', 'preferences', 'about'] as const
type Tab = (typeof TABS)[number]

const PAGES: Readonly<Record<Tab, ComponentType>> = {
  profile: lazy(async () => ({ default: (await import('./ProfileTab.tsx')).ProfileTab })),
  security: lazy(async () => ({ default: (await import('./SecurityTab.tsx')).SecurityTab })),
  payout: lazy(async () => ({ default: (await import('./PayoutTab.tsx')).PayoutTab })),
  credit: lazy(async () => ({ default: (await import('./CreditTab.tsx')).CreditTab })),
  preferences: lazy(async () => ({ default: (await import('./PreferencesTab.tsx')).PreferencesTab })),
  about: lazy(async () => ({ default: (await import('./AboutTab.tsx')).AboutTab })),
}

/** `/setting`: the user centre. Its tab stands in the address, so that each can be linked to. */
export function SettingScreen() {
  const t = useTexts(settingTexts)
  const wanted = useSearchField('tab')
  const tab = TABS.find((known) => known === wanted) ?? 'profile'
  const Page = PAGES[tab]
  return (
    <div className="mx-auto grid w-full max-w-[1264px] grid-cols-[200px_minmax(0,1fr)] gap-8 px-8 py-8">
      <nav aria-label={t('menu')} className="sticky top-20 flex flex-col gap-0.5 self-start">
        {TABS.map((known) => (
          <AppLink
            key={known}
            to="/setting"
            search={known === 'profile' ? {} : { tab: known }}
            aria-current={known === tab ? 'page' : undefined}
            className={clsx(
              'flex h-9 items-center rounded-control px-3 text-13 hover:bg-surface-2 hover:text-ink-1',
              known === tab ? 'bg-surface-3 font-medium text-ink-1' : 'text-ink-2',
            )}
          >
            {t(`tabs.${known}`)}
          </AppLink>
        ))}
      </nav>
      <div className="flex min-w-0 flex-col gap-6">
        <h1 className="text-20 font-semibold text-ink-1">
          <span className="sr-only">{t('title')}: </span>
          {t(`tabs.${tab}`)}
        </h1>
        <Suspense fallback={<TabSkeleton />}>
          <Page />
        </Suspense>
      </div>
    </div>
  )
}
