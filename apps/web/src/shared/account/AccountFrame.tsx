import { useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useFeatureLists, useFeatureTexts } from '../feature/featureLists.ts'
import { useTexts } from '../i18n/texts.ts'
import { AppLink } from '../routing/AppLink.tsx'
import { SideMenu } from '../routing/SideMenu.tsx'
import { accountTexts } from './texts.ts'

/** The pages of the assets section: menu at the start, one page beside it. */
export function AccountFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useTexts(accountTexts)
  const words = useFeatureTexts()
  const { accountMenu } = useFeatureLists()
  const here = useLocation({ select: ({ pathname }) => pathname })
  return (
    <div className="mx-auto grid w-full max-w-[1424px] grid-cols-[200px_minmax(0,1fr)] narrow:grid-cols-1 gap-8 px-8 py-8 narrow:gap-5 slim:px-4 slim:py-5">
      <SideMenu label={t('menu')}>
        {accountMenu.map(({ path, word, holds }) => {
          const current = [path, ...holds].some((each) => each === here)
          return (
            <AppLink
              key={path}
              to={path}
              aria-current={current ? 'page' : undefined}
              className={clsx(
                'flex h-9 items-center rounded-control px-3 text-13 hover:bg-surface-2 hover:text-ink-1',
                current ? 'bg-surface-3 font-medium text-ink-1' : 'text-ink-2',
              )}
            >
              {words(word)}
            </AppLink>
          )
        })}
      </SideMenu>
      <div className="flex min-w-0 flex-col gap-6">
        <h1 className="text-20 font-semibold text-ink-1">{title}</h1>
        {children}
      </div>
    </div>
  )
}
