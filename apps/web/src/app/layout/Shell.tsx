import { Outlet, useRouterState } from '@tanstack/react-router'
import { Toasts } from '@touchstone/frame'
import { SkipLink } from '@touchstone/ui'
import { clsx } from 'clsx'
import { Suspense } from 'react'
import { DemoBanner } from '../../shared/demo/DemoBanner.tsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { onDemand } from '../../shared/loading/onDemand.tsx'
import { isGuest, useSession } from '../../shared/session/sessionStore.ts'
import { useSilenceSeconds } from '../../shared/signsOfLife/silenceChoice.ts'
import { featureTexts } from '../routes/featureTexts.ts'
import { findRoute, isClosedInDemo, titleWord } from '../routes/routes.ts'
import { Header } from './bar/Header.tsx'
import { ConnectionBanner } from './foot/ConnectionBanner.tsx'
import { StatusBar } from './foot/StatusBar.tsx'
import { ClockNotice } from './notices/ClockNotice.tsx'
import { FrozenNotice } from './notices/FrozenNotice.tsx'
import { NoticeBar } from './notices/NoticeBar.tsx'
import { NoticeChip } from './notices/NoticeChip.tsx'
import { PaletteDoor } from './palette/PaletteDoor.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { shellTexts } from './texts.ts'
import { useArrival } from './useArrival.ts'
import { useSiteLanguage } from './useSiteLanguage.ts'

const DemoClosed = onDemand(async () => (await import('../../shared/demo/DemoClosed.tsx')).DemoClosed)
const SignsOfLife = onDemand(async () => (await import('../../shared/signsOfLife/SignsOfLife.tsx')).SignsOfLife)
/** Nothing can ask for them before the page is there. */
const SessionDialogs = onDemand(async () => (await import('./SessionDialogs.tsx')).SessionDialogs)
const Footer = onDemand(async () => (await import('./foot/Footer.tsx')).Footer)

/** Where the footer begins, so that it does not jump when a screen has more to show than its placeholder. */
const BELOW_THE_FOLD = 'min-h-[calc(100dvh-5rem)]'

/** Header and footer stay outside the waiting part, so that a change of page does not flash. */
export function Shell() {
  const t = useTexts(shellTexts)
  const titles = useTexts(featureTexts)
  const demo = useSession((session) => session.demo)
  const guest = useSession(isGuest)
  const silence = useSilenceSeconds()
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname })
  const title = useRouterState({
    select: ({ resolvedLocation, location }): string | undefined => {
      const shown = resolvedLocation ?? location
      return titleWord(shown.pathname, shown.search)
    },
  })
  const route = findRoute(path)
  const fillsWindow = route?.frame === 'terminal'
  const wide = route?.frame === 'wide' || route?.menus?.account !== undefined
  useArrival(path, title)
  useSiteLanguage()
  return (
    <div className={clsx('flex flex-col', fillsWindow ? 'h-dvh' : 'min-h-dvh')}>
      <SkipLink text={t('skip')} />
      {demo ? (
        <div className="sticky top-0 z-40">
          <DemoBanner />
          <Header />
        </div>
      ) : (
        <>
          {!fillsWindow && <NoticeBar />}
          <Header />
        </>
      )}
      <ClockNotice />
      <FrozenNotice />
      <main
        id="content"
        tabIndex={-1}
        className={clsx('flex-1 outline-none', fillsWindow ? 'min-h-0' : BELOW_THE_FOLD)}
      >
        {/* Nothing typed for one account stands ready for the other. */}
        <Suspense key={demo ? 'demo' : 'real'} fallback={<ScreenSkeleton />}>
          {demo && isClosedInDemo(path, guest) ? <DemoClosed page={title ? titles(title) : ''} /> : <Outlet />}
        </Suspense>
      </main>
      {!fillsWindow && <Footer wide={wide} />}
      <StatusBar notice={fillsWindow && !demo && <NoticeChip />} />
      <Toasts closeLabel={t('close')} place={fillsWindow ? 'middle' : 'top'} />
      <ConnectionBanner />
      {silence > 0 && <SignsOfLife key={demo ? 'demo' : 'real'} seconds={silence} />}
      <PaletteDoor />
      <SessionDialogs />
    </div>
  )
}
