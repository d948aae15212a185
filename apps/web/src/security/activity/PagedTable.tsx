import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { type Column, DataTable, Empty } from '@touchstone/ui'
import { useState } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { Failed } from '../../shared/loading/Failed.tsx'
import { Pager } from '../../shared/records/Pager.tsx'

/** Rows the server sends at a time. */
const PAGE_SIZE = 20

type PagedCall = 'getLoginLog' | 'getAccountEvents'
type Row<Name extends PagedCall> = CallData<Name>['list'][number]

export interface PagedTableProps<Name extends PagedCall> {
  readonly call: Name
  readonly caption: string
  readonly columns: readonly Column<Row<Name>>[]
  readonly empty: string
  readonly rowKey: (row: Row<Name>) => string
}

/** A list that is only ever added to, newest first. */
export function PagedTable<Name extends PagedCall>({ call, caption, columns, empty, rowKey }: PagedTableProps<Name>) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    ...callQuery<PagedCall>(call, { page: String(page) }, { refusal: 'here' }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <DataTable
        inset
        caption={caption}
        columns={columns}
        rows={data?.list as readonly Row<Name>[] | undefined}
        rowKey={rowKey}
        loadingRows={3}
        empty={<Empty text={empty} />}
        error={error && <Failed error={error} onRetry={() => void refetch()} />}
      />
      {data && data.total > PAGE_SIZE && <Pager page={page} total={data.total} size={PAGE_SIZE} onPage={setPage} />}
    </>
  )
}
