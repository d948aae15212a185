import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A bordered area of the page. */
export function Panel({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return <section className={clsx('rounded-panel border border-line bg-surface-1', className)}>{children}</section>
}
