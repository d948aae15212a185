import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { Glyph } from '../symbols/Glyph.tsx'

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

export interface SortOrder {
  readonly key: string
  readonly descending: boolean
}

export interface DataTableProps<Row> {
  /** Read out before the table, not shown. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => string
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode
  /** Shown instead of everything below the header. */
  readonly error?: ReactNode
  readonly density?: 'compact' | 'comfortable'
  readonly initialSort?: SortOrder
  readonly onRowClick?: (row: Row) => void
  readonly rowClassName?: (row: Row) => string | undefined
  readonly loadingRows?: number
  /** The outer columns stand as far in as the texts of the panel around the table. */
  readonly inset?: boolean
}

/** Lies over the columns that are scrolled under it; a shadow, because the borders of a table do not stick with its cells. */
const PINNED = 'sticky end-0 bg-surface-1 shadow-[inset_1px_0_0_var(--line)] rtl:shadow-[inset_-1px_0_0_var(--line)]'

const INSET = '[&_td:first-child]:ps-5 [&_td:last-child]:pe-5 [&_th:first-child]:ps-5 [&_th:last-child]:pe-5'

/** Rows in the chosen order; equal rows keep theirs. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: SortOrder | null,
): readonly Row[] {
  const compare = columns.find((column) => column.key === sort?.key)?.compare
  if (!sort || !compare) return rows
  return rows.toSorted((a, b) => (sort.descending ? compare(b, a) : compare(a, b)))
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, error, density = 'comfortable', onRowClick } = props
  const [sort, setSort] = useState<SortOrder | null>(props.initialSort ?? null)
  const sorted = useMemo(() => sortRows(rows ?? [], columns, sort), [rows, columns, sort])
  const height = density === 'compact' ? 'h-7' : 'h-12 in-data-[density=compact]:h-9'
  const turn = (key: string) =>
    setSort(sort?.key !== key ? { key, descending: true } : sort.descending ? { key, descending: false } : null)
  return (
    <table className={clsx('w-full border-collapse text-13', props.inset && INSET)}>
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-0 z-10 bg-surface-1">
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort} onSort={() => turn(column.key)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {error && <WholeRow span={columns.length}>{error}</WholeRow>}
        {sorted.length === 0 && !error ? (
          rows === undefined ? (
            <LoadingRows count={props.loadingRows ?? 6} columns={columns} height={height} />
          ) : (
            <WholeRow span={columns.length}>{empty}</WholeRow>
          )
        ) : (
          sorted.map((row) => (
            <tr
              key={rowKey(row)}
              onClick={onRowClick && (() => onRowClick(row))}
              className={clsx(
                'group border-t border-line/60 hover:bg-surface-2',
                onRowClick && 'cursor-pointer',
                props.rowClassName?.(row),
              )}
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={clsx(
                    'px-3',
                    height,
                    column.align === 'end' && 'text-end',
                    column.pinned && `${PINNED} group-hover:bg-surface-2`,
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))
        )}
      </tbody>
    </table>
  )
}

function HeaderCell<Row>({
  column,
  sort,
  onSort,
}: {
  readonly column: Column<Row>
  readonly sort: SortOrder | null
  readonly onSort: () => void
}) {
  const active = sort?.key === column.key
  const direction = active ? (sort.descending ? 'descending' : 'ascending') : undefined
  return (
    <th
      scope="col"
      aria-sort={column.compare ? (direction ?? 'none') : undefined}
      style={column.width ? { width: column.width } : undefined}
      className={clsx(
        'h-9 border-b border-line px-3 text-12 font-medium text-ink-3',
        column.align === 'end' ? 'text-end' : 'text-start',
        column.pinned && PINNED,
      )}
    >
      {column.compare ? (
        <button
          type="button"
          onClick={onSort}
          className={clsx('inline-flex h-6 items-center gap-1 hover:text-ink-1', active && 'text-ink-1')}
        >
          {column.header}
          <Glyph
            name="down"
            className={clsx('size-3', !active && 'opacity-40', direction === 'ascending' && 'rotate-180')}
          />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}

function WholeRow({ span, children }: { readonly span: number; readonly children: ReactNode }) {
  return (
    <tr>
      <td colSpan={span} className="py-6">
        {children}
      </td>
    </tr>
  )
}

function LoadingRows<Row>({
  count,
  columns,
  height,
}: {
  readonly count: number
  readonly columns: readonly Column<Row>[]
  readonly height: string
}) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <tr key={index} className="border-t border-line/60">
      {columns.map((column) => (
        <td key={column.key} className={clsx('px-3', height)}>
          <Skeleton className={clsx('h-3.5 w-2/3', column.align === 'end' && 'ms-auto')} />
        </td>
      ))}
    </tr>
  ))
}
