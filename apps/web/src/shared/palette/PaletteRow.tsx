import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

/** The row carries the act; its cells are never focused. */
const ROW = { role: 'row' } as const
const grid = (label: string) => ({ role: 'grid', 'aria-label': label }) as const

export interface PaletteGridProps {
  readonly label: string
  readonly children: ReactNode
}

/** The rows of a section. Each child is a row, and what stands in a row is a `PaletteCell`. */
export function PaletteGrid({ label, children }: PaletteGridProps) {
  return <div {...grid(label)}>{children}</div>
}

export interface PaletteRowProps {
  readonly columns: string
  readonly current?: boolean
  readonly onPick: () => void
  readonly children: ReactNode
}

/** Something the palette has found. The palette marks the row that Enter takes with `data-active`. */
export function PaletteRow({ columns, current = false, onPick, children }: PaletteRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the field, which gives the row its click
    // biome-ignore lint/a11y/noStaticElementInteractions: its role stands in ROW
    <div
      {...ROW}
      id={useId()}
      data-palette-row=""
      aria-current={current ? 'page' : undefined}
      onClick={onPick}
      className={clsx(
        'grid min-h-9 cursor-pointer scroll-my-8 items-center gap-3 px-4 text-13 text-ink-2 hover:bg-surface-2',
        'data-active:bg-surface-3 data-active:shadow-[inset_2px_0_0_var(--accent)] rtl:data-active:shadow-[inset_-2px_0_0_var(--accent)]',
        columns,
      )}
    >
      {children}
    </div>
  )
}

const CELL = { role: 'gridcell' } as const

export function PaletteCell({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <div {...CELL} className={clsx('min-w-0', className)}>
      {children}
    </div>
  )
}
