import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly key: string
  readonly header: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** `end` for figures. */
  readonly align?: 'start' | 'end'
  /** Ascending order; makes the header a sort button. */
  readonly compare?: (a: Row, b: Row) => number
  readonly width?: string
  /** Stays in view at the end while the table is scrolled sideways. */
  readonly pinned?: boolean
}
