import type { ReactNode } from 'react'

export interface SectionProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** A part of the home page. It is seen from the start: prints and pictures of the whole page are not scrolled. */
export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className="band py-16 slim:py-10">
      <h2 className="text-24 font-semibold tracking-tight">{title}</h2>
      {lead && <p className="mt-1 max-w-2xl text-14 text-ink-2">{lead}</p>}
      <div className="mt-8">{children}</div>
    </section>
  )
}
