import { lazy, Suspense } from 'react'
import { useSession } from '../../shared/session/sessionStore.ts'
import { BooksSection } from './books/BooksSection.tsx'
import { Banners } from './components/Banners.tsx'
import { DownloadTeaser } from './components/DownloadTeaser.tsx'
import { Hero } from './components/Hero.tsx'
import { InviteTeaser } from './components/InviteTeaser.tsx'
import { NoticeStrip } from './components/NoticeStrip.tsx'
import { Products } from './components/Products.tsx'
import { Steps } from './components/Steps.tsx'
import { MEMBER_HEIGHT } from './member/memberHeight.ts'

/** Visitors have no positions, and need not load what shows them. */
const MemberHome = lazy(async () => ({ default: (await import('./member/MemberHome.tsx')).MemberHome }))

export function HomeScreen() {
  const signedIn = useSession((session) => session.token !== '')
  return (
    <>
      <NoticeStrip />
      {signedIn ? (
        <Suspense fallback={<div aria-busy="true" className={MEMBER_HEIGHT} />}>
          <MemberHome />
        </Suspense>
      ) : (
        <Hero />
      )}
      <Banners />
      <Products />
      <BooksSection />
      <InviteTeaser />
      <DownloadTeaser />
      <Steps />
    </>
  )
}
