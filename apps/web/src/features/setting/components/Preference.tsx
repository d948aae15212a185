import type { ReactNode } from 'react'

export interface PreferenceProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

/** The name of the preference at the start, its choices at the end. */
export function Preference({ title, note, children }: PreferenceProps) {
  return (
    <section className="grid grid-cols-[240px_1fr] slim:grid-cols-1 gap-8 border-t border-line/60 p-5 first:border-t-0">
      <div>
        <h2 className="text-14 font-medium text-ink-1">{title}</h2>
        {note && <p className="mt-1 text-12 text-ink-3">{note}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}
