import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface RefreshingProps {
  /** The figures shown are of an earlier question, and the answer to the newest is under way. */
  readonly busy: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** Figures keep their full contrast while they are asked for anew; a line along their lower edge says that they are. */
export function Refreshing({ busy, className, children }: RefreshingProps) {
  return (
    <div aria-busy={busy || undefined} className={clsx('refreshing', className)}>
      {children}
    </div>
  )
}
