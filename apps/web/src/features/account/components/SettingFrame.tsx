import { Panel } from '@touchstone/ui'
import type { ReactNode } from 'react'

/** One form of the signed-in person's own settings. */
export function SettingFrame({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}) {
  return (
    <div className="page py-12">
      <div className="page-column mx-auto flex w-[min(100vw,488px)] flex-col gap-6 max-[1279px]:mx-0">
        <div className="flex flex-col gap-2">
          <h1 className="text-24 font-semibold tracking-tight">{title}</h1>
          <p className="text-14 text-ink-2">{lead}</p>
        </div>
        <Panel className="p-6">{children}</Panel>
      </div>
    </div>
  )
}
