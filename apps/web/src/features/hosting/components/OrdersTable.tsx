import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { HostingOrderState } from '@touchstone/protocol'
import { DataTable, Empty, PAGE_SIZE, TEXT_LINK, validPage } from '@touchstone/ui'
import { useState } from 'react'
import { callQuery } from '../../../shared/api/queries.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { listFailure } from '../../../shared/loading/listFailure.tsx'
import { Pager } from '../../../shared/records/Pager.tsx'
import { useRecordRefetch } from '../../../shared/records/useRecordRefetch.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import type { HostingOrder } from '../dueDays.ts'
import { FRESH_MS } from '../freshness.ts'
import { hostingOrderTexts } from '../orderTexts.ts'
import { useOrderColumns } from '../useOrderColumns.tsx'
import { RedeemDialog } from './RedeemDialog.tsx'

export interface OrdersTableProps {
  readonly state: HostingOrderState
}

/** Own orders of one state, the newest first. */
export function OrdersTable({ state }: OrdersTableProps) {
  const t = useTexts(hostingOrderTexts)
  const [wantedPage, setPage] = useState(1)
  const [redeeming, setRedeeming] = useState<HostingOrder | null>(null)
  const query = useQuery({
    ...callQuery('getMyprofit', { state, page: String(wantedPage), size: String(PAGE_SIZE) }, { refusal: 'here' }),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  })
  useRecordRefetch('hosting', query.refetch)
  const columns = useOrderColumns(state, setRedeeming)
  const page = query.data ? validPage(wantedPage, query.data.total) : wantedPage
  return (
    <>
      <DataTable
        caption={t(`states.${state}`)}
        columns={columns}
        rows={query.data?.list}
        rowKey={({ orderNo }) => orderNo}
        loadingRows={3}
        inset
        empty={<Nothing state={state} />}
        error={!query.data && listFailure(query)}
      />
      <Pager page={page} total={query.data?.total} onPage={setPage} />
      {redeeming && <RedeemDialog orderNo={redeeming.orderNo} onClose={() => setRedeeming(null)} />}
    </>
  )
}

function Nothing({ state }: OrdersTableProps) {
  const t = useTexts(hostingOrderTexts)
  if (state !== 'custody') return <Empty text={t(`noneOf.${state}`)} />
  return (
    <Empty
      text={t('none')}
      action={
        <AppLink to="/profit_index" className={TEXT_LINK}>
          {t('products')}
        </AppLink>
      }
    />
  )
}
