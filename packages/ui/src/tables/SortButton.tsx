import { clsx } from 'clsx'
import { Glyph } from '../symbols/Glyph.tsx'
import type { Column } from './column.ts'

export interface SortOrder {
  readonly key: string
  readonly descending: boolean
}

export interface SortButtonProps<Row> {
  readonly column: Column<Row>
  readonly sort: SortOrder | null
  readonly onSort: () => void
}

export function sortDirection(key: string, sort: SortOrder | null): 'ascending' | 'descending' | undefined {
  if (sort?.key !== key) return undefined
  return sort.descending ? 'descending' : 'ascending'
}

/** Turns the rows by its column: descending, ascending, as they came. */
export function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const direction = sortDirection(column.key, sort)
  return (
    <button
      type="button"
      onClick={onSort}
      className={clsx('inline-flex h-6 items-center gap-1 hover:text-ink-1', direction && 'text-ink-1')}
    >
      {column.header}
      <Glyph
        name="down"
        className={clsx('size-3', !direction && 'opacity-40', direction === 'ascending' && 'rotate-180')}
      />
    </button>
  )
}
