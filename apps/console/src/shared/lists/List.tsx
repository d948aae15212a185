import type { UseQueryResult } from '@tanstack/react-query'
import { type Column, DataTable, Empty, Pager, type PagerProps, type PagerWords } from '@touchstone/ui'
import { formats } from '../frame/figures.ts'
import { Failure } from '../frame/Loaded.tsx'
import { frameTexts } from '../frame/texts.ts'
import { textsOf } from '../i18n/texts.ts'

const t = textsOf(frameTexts)

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

/** Rows of a query, with texts while it loads, has failed or is empty. */
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

/** The pages of a list. */
export function Pages(props: Omit<PagerProps, 'words'>) {
  return <Pager {...props} words={PAGER_WORDS} />
}

const PAGER_WORDS: PagerWords = {
  total: (rows) => t('total', { total: formats.count(rows) }),
  page: (page, pages) => t('page', { page: formats.count(page), pages: formats.count(pages) }),
  previous: t('previous'),
  next: t('next'),
}
