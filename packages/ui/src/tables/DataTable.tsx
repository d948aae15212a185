import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { useFit } from '../browser/fit.ts'
import { markScrollEdges } from '../browser/scrollEdges.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import type { Column } from './column.ts'
import { SortButton, type SortButtonProps, type SortOrder, sortDirection } from './SortButton.tsx'
import { useRowCards } from './useRowCards.ts'

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
  /** The columns for which a slim window has room: with them it stays a table there, else its rows become cards. */
  readonly inSlim?: readonly string[]
}

/** Lies over the columns that are scrolled under it; a shadow, because the borders of a table do not stick with its cells. */
const PINNED = clsx(
  'sticky end-0 bg-surface-1 shadow-[inset_1px_0_0_var(--line)] rtl:shadow-[inset_-1px_0_0_var(--line)]',
  // It darkens what is scrolled under it, as long as something is.
  'before:pointer-events-none before:absolute before:inset-y-0 before:end-full before:hidden before:w-5',
  'before:bg-linear-to-l before:from-shade before:to-transparent rtl:before:bg-linear-to-r',
  'in-data-more-end:before:block',
)

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
  const { caption, rows, rowKey, empty, error, density = 'comfortable', onRowClick } = props
  const columns = useShownColumns(props)
  const [sort, setSort] = useState<SortOrder | null>(props.initialSort ?? null)
  const sorted = useMemo(() => sortRows(rows ?? [], columns, sort), [rows, columns, sort])
  const height = density === 'compact' ? 'h-7' : 'h-12 in-data-[density=compact]:h-9'
  const RowCards = useRowCards(useFit() === 'slim' && !props.inSlim)
  const turn = (key: string) =>
    setSort(sort?.key !== key ? { key, descending: true } : sort.descending ? { key, descending: false } : null)
  if (RowCards) return <RowCards {...props} rows={rows && sorted} sort={sort} onSort={turn} />
  return (
    <table
      ref={columns.some(({ pinned }) => pinned) ? markScrollEdges : undefined}
      className={clsx('w-full border-collapse text-13', props.inset && INSET)}
    >
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
                    'px-3 slim:px-1.5',
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

function useShownColumns<Row>({ columns, inSlim }: DataTableProps<Row>): readonly Column<Row>[] {
  const slim = useFit() === 'slim'
  return slim && inSlim ? columns.filter(({ key }) => inSlim.includes(key)) : columns
}

function HeaderCell<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  return (
    <th
      scope="col"
      aria-sort={column.compare ? (sortDirection(column.key, sort) ?? 'none') : undefined}
      style={column.width ? { width: column.width } : undefined}
      className={clsx(
        'h-9 border-b border-line px-3 slim:px-1.5 text-12 font-medium text-ink-3',
        column.align === 'end' ? 'text-end' : 'text-start',
        column.pinned && PINNED,
      )}
    >
      {column.compare ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.header}
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
