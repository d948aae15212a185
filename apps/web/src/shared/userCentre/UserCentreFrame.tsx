import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { AppLink } from '../routing/AppLink.tsx'
import { SideMenu } from '../routing/SideMenu.tsx'
import { userCentreTexts } from './texts.ts'

export const USER_CENTRE_TABS = ['profile', 'security', 'payout', 'credit', 'messages', 'preferences', 'about'] as const
export type UserCentreTab = (typeof USER_CENTRE_TABS)[number]

export interface UserCentreFrameProps {
  /** The tab that is shown, or to which the page belongs. */
  readonly tab: UserCentreTab
  readonly children: ReactNode
}

/** The user centre's menu, and beside it one of its pages. */
export function UserCentreFrame({ tab, children }: UserCentreFrameProps) {
  const t = useTexts(userCentreTexts)
  return (
    <div className="mx-auto grid w-full max-w-[1424px] grid-cols-[200px_minmax(0,1fr)] narrow:grid-cols-1 gap-8 px-8 py-8 narrow:gap-5 slim:px-4 slim:py-5">
      <SideMenu
        label={t('title')}
        className="sticky top-20 self-start narrow:static narrow:max-w-full narrow:self-auto"
      >
        {USER_CENTRE_TABS.map((known) => (
          <AppLink
            key={known}
            to="/setting"
            search={known === 'profile' ? {} : { tab: known }}
            matchSearch
            aria-current={known === tab ? 'page' : undefined}
            className={clsx(
              'flex h-9 items-center rounded-control px-3 text-13 hover:bg-surface-2 hover:text-ink-1',
              known === tab ? 'bg-surface-3 font-medium text-ink-1' : 'text-ink-2',
            )}
          >
            {t(`tabs.${known}`)}
          </AppLink>
        ))}
      </SideMenu>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </div>
  )
}
