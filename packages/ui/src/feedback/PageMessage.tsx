import type { ReactNode } from 'react'

export interface PageMessageProps {
  readonly title: string
  readonly text?: string
  /** Something broke: read out at once. */
  readonly alert?: boolean
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** In the place of a screen that cannot be shown: why, and the ways on. */
export function PageMessage({ title, text, alert = false, children }: PageMessageProps) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="mx-auto flex w-[560px] max-w-full narrow:px-4 flex-col items-start gap-4 py-24"
    >
      <h1 className="text-24 font-semibold">{title}</h1>
      {text && <p className="text-ink-2">{text}</p>}
      {children && <div className="flex gap-3">{children}</div>}
    </div>
  )
}
