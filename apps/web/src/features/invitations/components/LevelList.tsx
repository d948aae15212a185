import type { UseQueryResult } from '@tanstack/react-query'
import { DataTable, type DataTableProps, Panel, validPage } from '@touchstone/ui'
import { ListFailed } from '../../../shared/loading/Failed.tsx'
import { Pager } from '../../../shared/records/Pager.tsx'
import type { LevelPage } from '../useLevelPage.ts'
import { InvitationsFrame } from './InvitationsFrame.tsx'
import { LevelFilter } from './LevelFilter.tsx'

export interface LevelListProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rowKey' | 'empty'> {
  readonly title: string
  readonly shown: LevelPage
  readonly query: UseQueryResult<{ readonly list: readonly Row[]; readonly total: number }>
}

/** A page of invitations that is one list, of all levels or of one. */
export function LevelList<Row>({ title, shown, query, ...table }: LevelListProps<Row>) {
  const { data, error } = query
  return (
    <InvitationsFrame title={title}>
      <Panel className="overflow-hidden">
        <div className="p-4">
          <LevelFilter level={shown.level} onLevel={shown.setLevel} />
        </div>
        <DataTable
          {...table}
          caption={title}
          rows={data?.list}
          inset
          error={error && !data && <ListFailed error={error} onRetry={() => void query.refetch()} />}
        />
        <Pager
          page={data ? validPage(shown.page, data.total) : shown.page}
          total={data?.total}
          onPage={shown.setPage}
        />
      </Panel>
    </InvitationsFrame>
  )
}
