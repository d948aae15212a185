import type { ReactNode } from 'react'

/** One sentence on what will appear here, and the act that makes it appear. */
export function Empty({ text, action }: { readonly text: ReactNode; readonly action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center justify-center gap-3 px-6 py-8 text-center text-13 text-ink-2">
      <p>{text}</p>
      {action}
    </div>
  )
}
