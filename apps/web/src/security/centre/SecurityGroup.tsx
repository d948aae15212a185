import { Panel } from '@touchstone/ui'
import type { ReactNode } from 'react'

/** A heading over a panel. */
export function SecurityGroup({
  title,
  note,
  children,
}: {
  readonly title: string
  readonly note?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-16 font-semibold text-ink-1">{title}</h2>
        {note && <p className="mt-1 text-13 text-ink-3">{note}</p>}
      </div>
      <Panel className="overflow-hidden">{children}</Panel>
    </section>
  )
}

/** The rows of a group. */
export function SecurityList({ children }: { readonly children: ReactNode }) {
  return <ul>{children}</ul>
}
