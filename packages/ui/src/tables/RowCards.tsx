import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Skeleton } from '../feedback/Skeleton.tsx'
import type { Column } from './column.ts'
import { SortButton, type SortOrder } from './SortButton.tsx'

export interface RowCardsProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  /** In their order; undefined while loading. */
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => string
  readonly empty: ReactNode
  readonly error?: ReactNode
  readonly onRowClick?: ((row: Row) => void) | undefined
  readonly rowClassName?: ((row: Row) => string | undefined) | undefined
  readonly loadingRows?: number | undefined
  readonly sort: SortOrder | null
  readonly onSort: (key: string) => void
}

/** A table in a slim window: every row under the one before, each figure beside the name of its column. */
export function RowCards<Row>(props: RowCardsProps<Row>) {
  const { caption, columns, rows, rowKey, empty, error, sort, onSort, onRowClick } = props
  if (error) return <div className="px-4 py-6">{error}</div>
  if (rows === undefined) return <LoadingCards count={props.loadingRows ?? 6} />
  if (rows.length === 0) return <div className="px-4 py-6">{empty}</div>
  const sortable = columns.filter(({ compare }) => compare)
  return (
    <>
      {sortable.length > 0 && rows.length > 1 && (
        <div className="flex flex-wrap gap-x-4 border-b border-line px-4 py-1.5 text-12 font-medium text-ink-3">
          {sortable.map((column) => (
            <SortButton key={column.key} column={column} sort={sort} onSort={() => onSort(column.key)} />
          ))}
        </div>
      )}
      <ul aria-label={caption}>
        {rows.map((row) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: what a press on a row does, a link or button inside it does too
          <li
            key={rowKey(row)}
            onClick={onRowClick && (() => onRowClick(row))}
            className={clsx(
              'border-b border-line/60 px-4 py-3 text-13 last:border-b-0',
              onRowClick && 'cursor-pointer',
              props.rowClassName?.(row),
            )}
          >
            <Facts columns={columns} row={row} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Facts<Row>({ columns, row }: { readonly columns: readonly Column<Row>[]; readonly row: Row }) {
  return (
    <dl className="flex flex-col gap-1.5">
      {columns.map(({ key, header, cell }) => (
        <div key={key} className="flex min-h-6 items-center justify-between gap-4">
          <dt className="shrink-0 text-12 text-ink-3">{header}</dt>
          <dd className="min-w-0 text-end break-words">{cell(row)}</dd>
        </div>
      ))}
    </dl>
  )
}

function LoadingCards({ count }: { readonly count: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index} className="flex flex-col gap-2.5 border-b border-line/60 px-4 py-4">
          <Skeleton className="h-3.5 w-2/3" />
          <Skeleton className="h-3.5 w-1/2" />
        </div>
      ))}
    </div>
  )
}
