import type { UseQueryResult } from '@tanstack/react-query'
import { type Column, DataTable, Empty, Pager } from '@touchstone/ui'
import { formats } from '../frame/figures.ts'
import { Failure } from '../frame/Loaded.tsx'
import { frameTexts } from '../frame/texts.ts'
import { textsOf } from '../i18n/texts.ts'

const t = textsOf(frameTexts)
/** Rows of a page, unless a call says otherwise. */
export const PAGE_SIZE = 50

export interface ListProps<Row, Data> {
  readonly caption: string
  readonly query: UseQueryResult<Data>
  readonly rows: (data: Data) => readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => string
  readonly empty: string
  readonly onRow?: (row: Row) => void
  readonly rowClassName?: (row: Row) => string | undefined
}

/** Rows of an answer with what stands there while it loads, failed or is empty. */
export function List<Row, Data>(props: ListProps<Row, Data>) {
  const { query, rows, onRow, rowClassName } = props
  return (
    <DataTable
      caption={props.caption}
      columns={props.columns}
      rows={query.data === undefined ? undefined : rows(query.data)}
      rowKey={props.rowKey}
      empty={<Empty text={props.empty} />}
      error={query.isError ? <Failure query={query} /> : undefined}
      {...(onRow && { onRowClick: onRow })}
      {...(rowClassName && { rowClassName })}
    />
  )
}

export interface PagesProps {
  readonly page: number
  /** Undefined while loading. */
  readonly total: number | undefined
  readonly size?: number
  readonly onPage: (page: number) => void
}

export function Pages({ page, total, size = PAGE_SIZE, onPage }: PagesProps) {
  if (total === undefined) return <div className="h-11" />
  const pages = Math.max(1, Math.ceil(total / size))
  return (
    <Pager
      page={page}
      pages={pages}
      onPage={onPage}
      totalText={t('total', { total: formats.count(total) })}
      pageText={t('page', { page: formats.count(page), pages: formats.count(pages) })}
      previousLabel={t('previous')}
      nextLabel={t('next')}
    />
  )
}
