import { useRef } from 'react'
import { BooksSection } from './books/BooksSection.tsx'
import { Banners } from './components/Banners.tsx'
import { DownloadTeaser } from './components/DownloadTeaser.tsx'
import { Hero } from './components/Hero.tsx'
import { InviteTeaser } from './components/InviteTeaser.tsx'
import { NoticeStrip } from './components/NoticeStrip.tsx'
import { Products } from './components/Products.tsx'
import { Steps } from './components/Steps.tsx'
import { useReveals } from './useReveals.ts'

export function HomeScreen() {
  const page = useRef<HTMLDivElement>(null)
  useReveals(page)
  return (
    <div ref={page}>
      <NoticeStrip />
      <Hero />
      <Banners />
      <Products />
      <BooksSection />
      <InviteTeaser />
      <DownloadTeaser />
      <Steps />
    </div>
  )
}
