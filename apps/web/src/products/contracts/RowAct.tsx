import type { ReactNode } from 'react'

export interface RowActProps {
  readonly onPress: () => void
  readonly children: ReactNode
  /** Not now; `why` says it. */
  readonly blocked?: boolean
  readonly why?: string | undefined
  /** The order this button cancels, for the keyboard. */
  readonly cancels?: string
}

/** An act at the end of a table row. */
export function RowAct({ onPress, children, blocked = false, why, cancels }: RowActProps) {
  return (
    <button
      type="button"
      data-cancel-order={cancels}
      aria-disabled={blocked || undefined}
      title={why}
      onClick={() => {
        if (!blocked) onPress()
      }}
      className="h-6 rounded-control px-2 text-12 text-accent hover:bg-surface-3 aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 aria-disabled:opacity-60"
    >
      {children}
      {blocked && why !== undefined && <span className="sr-only">: {why}</span>}
    </button>
  )
}
