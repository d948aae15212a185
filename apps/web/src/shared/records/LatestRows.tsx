import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Button, type Column, DataTable, Empty, Panel } from '@touchstone/ui'
import { useState } from 'react'
import { listFailure } from '../loading/listFailure.tsx'

const FIRST_ROWS = 20
const MOST_ROWS = 200

interface Page<Row> {
  readonly list: readonly Row[]
  readonly total: number
}

export interface LatestRowsProps<Row, Data extends Page<Row>> {
  readonly title: string
  /** Said in the place of rows when there are none. */
  readonly none: string
  readonly more: string
  readonly columns: readonly Column<Row>[]
  /** The query for so many rows. */
  readonly rows: (size: string) => UseQueryOptions<Data, Error, Data, QueryKey>
}

/** The latest records beside the form that creates them, newest first; more on demand. */
export function LatestRows<Row extends { readonly sequence: number }, Data extends Page<Row>>(
  props: LatestRowsProps<Row, Data>,
) {
  const { title, none, more, columns, rows } = props
  const [size, setSize] = useState(FIRST_ROWS)
  const query = useQuery({ ...rows(String(size)), placeholderData: keepPreviousData })
  const hasMore = size < MOST_ROWS && (query.data?.total ?? 0) > size
  return (
    <Panel className="overflow-hidden">
      <h2 className="flex h-11 items-center border-b border-line px-4 text-14 font-semibold text-ink-1">{title}</h2>
      <DataTable
        caption={title}
        columns={columns}
        rows={query.data?.list}
        rowKey={(row) => String(row.sequence)}
        density="compact"
        loadingRows={4}
        empty={<Empty text={none} />}
        error={listFailure(query)}
      />
      {hasMore && (
        <div className="border-t border-line p-2 text-center">
          <Button tone="ghost" size="small" onClick={() => setSize(MOST_ROWS)}>
            {more}
          </Button>
        </div>
      )}
    </Panel>
  )
}
