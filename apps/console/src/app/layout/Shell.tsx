import { Outlet } from '@tanstack/react-router'
import { Toasts } from '@touchstone/frame'
import { SkipLink } from '@touchstone/ui'
import { Suspense } from 'react'
import { textsOf } from '../../shared/i18n/texts.ts'
import type { Me } from '../../shared/session/session.ts'
import { EnvironmentStrip } from './EnvironmentStrip.tsx'
import { IdleWarning } from './IdleWarning.tsx'
import { RoleGate } from './RoleGate.tsx'
import { ScreenSkeleton } from './ScreenStates.tsx'
import { SideBar } from './SideBar.tsx'
import { TopBar } from './TopBar.tsx'
import { shellTexts } from './texts.ts'

const t = textsOf(shellTexts)

/** Environment, operator and role stay in sight on every screen; only the middle scrolls. */
export function Shell({ me }: { readonly me: Me }) {
  return (
    <div className="flex h-dvh flex-col">
      <SkipLink text={t('skip')} />
      <EnvironmentStrip me={me} />
      <div className="flex min-h-0 flex-1">
        <SideBar me={me} />
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar me={me} />
          <main
            id="content"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
            tabIndex={0}
            className="min-h-0 flex-1 overflow-auto focus-visible:-outline-offset-2"
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
