import type { ReactNode } from 'react'

export interface FieldActionProps {
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A button at the end of a field that fills it in. */
export function FieldAction({ onClick, children }: FieldActionProps) {
  return (
    <button
      type="button"
      className="h-full shrink-0 border-s border-line px-3 text-12 text-accent hover:bg-surface-3"
      onClick={onClick}
    >
      {children}
    </button>
  )
}
