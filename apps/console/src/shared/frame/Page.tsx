import { Skeleton, useDocumentTitle } from '@touchstone/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useFirstLoad } from './useFirstLoad.ts'

export interface PageProps {
  readonly title: string
  /** One line under the title. */
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A screen: its name, its actions, and its parts, which are shown together so that none pushes another away when it comes. */
export function Page({ title, lead, actions, children }: PageProps) {
  const isLoaded = useFirstLoad()
  useDocumentTitle(`${title} · Touchstone console`)
  return (
    <div className="relative flex flex-col gap-5 px-6 py-5 wide:px-10 slim:px-3">
      <div className="flex items-start justify-between gap-x-6 gap-y-3 narrow:flex-wrap">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-20 font-semibold">{title}</h1>
          {lead && <div className="text-13 text-ink-2">{lead}</div>}
        </div>
        {actions && (
          <div className={clsx('flex shrink-0 flex-wrap items-center gap-3 narrow:shrink', !isLoaded && 'invisible')}>
            {actions}
          </div>
        )}
      </div>
      <div aria-busy={!isLoaded} className={clsx('flex flex-col gap-5', !isLoaded && 'invisible')}>
        {children}
      </div>
      {!isLoaded && (
        // Stands free of the head, which grows by a line when the answer comes.
        <div className="absolute inset-x-6 top-24 flex flex-col gap-5" aria-hidden="true">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-48 w-full" />
        </div>
      )}
    </div>
  )
}

/** A named part of a screen. */
export function Part({
  title,
  actions,
  children,
  padded = false,
}: {
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
  readonly padded?: boolean
}) {
  return (
    <section className="rounded-panel border border-line bg-surface-1">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line px-3">
        <h2 className="text-14 font-semibold">{title}</h2>
        {actions}
      </div>
      <div className={padded ? 'p-3' : 'relative overflow-x-auto'}>{children}</div>
    </section>
  )
}
