import type { Column } from '@touchstone/ui'
import type { ReactNode } from 'react'

/** A column of words. */
export function textColumn<Row>(key: string, header: string, cell: (row: Row) => ReactNode): Column<Row> {
  return { key, header, cell }
}

/** A column of figures: at the end, of equal widths. */
export function figureColumn<Row>(key: string, header: string, cell: (row: Row) => ReactNode): Column<Row> {
  return { key, header, align: 'end', cell: (row) => <span className="num whitespace-nowrap">{cell(row)}</span> }
}
