import { useDocumentTitle } from '@touchstone/ui'
import type { ReactNode } from 'react'

export interface PageProps {
  readonly title: string
  /** One line under the title. */
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A screen: its name, its actions, and its parts. */
export function Page({ title, lead, actions, children }: PageProps) {
  useDocumentTitle(`${title} · Touchstone console`)
  return (
    <div className="flex flex-col gap-5 px-6 py-5 wide:px-10">
      <div className="flex items-start justify-between gap-6">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-20 font-semibold">{title}</h1>
          {lead && <div className="text-13 text-ink-2">{lead}</div>}
        </div>
        {actions && <div className="flex shrink-0 items-center gap-3">{actions}</div>}
      </div>
      {children}
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
      <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line px-3">
        <h2 className="text-14 font-semibold">{title}</h2>
        {actions}
      </div>
      <div className={padded ? 'p-3' : 'relative overflow-x-auto'}>{children}</div>
    </section>
  )
}
