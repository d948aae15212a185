import type { ReactNode } from 'react'

/** Text at a readable width that follows narrow windows, with room beside it. */
export function ReadingColumn({ children, aside }: { readonly children: ReactNode; readonly aside?: ReactNode }) {
  return (
    <div className="page grid grid-cols-[min(100vw,720px)_240px] narrow:grid-cols-1 justify-between gap-16 py-12 narrow:gap-8 slim:py-8">
      <article className="page-column">{children}</article>
      {aside && <aside className="no-print">{aside}</aside>}
    </div>
  )
}
