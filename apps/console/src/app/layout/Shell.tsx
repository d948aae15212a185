import { Outlet } from '@tanstack/react-router'
import { Toasts } from '@touchstone/frame'
import { SkipLink, useFit } from '@touchstone/ui'
import { clsx } from 'clsx'
import { Suspense } from 'react'
import { textsOf } from '../../shared/i18n/texts.ts'
import type { Me } from '../../shared/session/session.ts'
import { EnvironmentStrip } from './EnvironmentStrip.tsx'
import { IdleWarning } from './IdleWarning.tsx'
import { RoleGate } from './RoleGate.tsx'
import { ScreenSkeleton } from './ScreenStates.tsx'
import { SideBar } from './SideBar.tsx'
import { SmallMenu } from './SmallMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { shellTexts } from './texts.ts'

const t = textsOf(shellTexts)

/** Environment, operator and role stay in sight on every screen; only the middle scrolls, but in small windows, where it would be too little. */
export function Shell({ me }: { readonly me: Me }) {
  const fit = useFit()
  const isWhole = fit === 'full'
  return (
    <div className={clsx('flex flex-col', fit === 'slim' ? 'min-h-dvh' : 'h-dvh')}>
      <SkipLink text={t('skip')} />
      <EnvironmentStrip me={me} />
      <div className="flex min-h-0 flex-1">
        {isWhole && <SideBar me={me} />}
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar me={me} menu={!isWhole && <SmallMenu me={me} />} />
          <main
            id="content"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
            tabIndex={0}
            className="min-h-0 flex-1 overflow-auto slim:overflow-visible focus-visible:-outline-offset-2"
          >
            <Suspense fallback={<ScreenSkeleton />}>
              <RoleGate>
                <Outlet />
              </RoleGate>
            </Suspense>
          </main>
        </div>
      </div>
      <Toasts closeLabel={t('close')} place="bottom" />
      <IdleWarning idleMs={me.idleMs} />
    </div>
  )
}
