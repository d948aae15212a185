import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallInput, DealRow } from '@touchstone/protocol'
import { DataTable, Panel } from '@touchstone/ui'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AccountFrame } from '../../shared/markets/AccountFrame.tsx'
import { Failed } from '../../shared/markets/HistoryLists.tsx'
import { fillColumns } from '../../shared/markets/orderColumns.tsx'
import { orderTexts } from '../../shared/markets/orderTexts.ts'
import { lastDays, rangeMs } from '../../shared/records/dateRange.ts'
import { ExportButton } from '../../shared/records/ExportButton.tsx'
import { NothingFound } from '../../shared/records/NothingFound.tsx'
import { Pager } from '../../shared/records/Pager.tsx'
import { PAGE_SIZE, validPage } from '../../shared/records/paging.ts'
import { FilterSelect, RecordFilters } from '../../shared/records/RecordFilters.tsx'
import { EXPORT_PAGE, readAll } from '../../shared/records/readAll.ts'
import { recordTexts } from './texts.ts'

const FIRST_DAYS = 7
const fillKey = (row: DealRow) => `${row.tradeNo} ${row.orderNo} ${row.role}`

/** `/dealList`: fills, at most 90 days at a time. */
export function FillsScreen() {
  const t = useTexts(recordTexts)
  const orders = useTexts(orderTexts)
  const formats = useFormats()
  const markets = useQuery(callQuery('getmarketList', { type: 'coin' }))
  const [range, setRange] = useState(() => lastDays(FIRST_DAYS, Date.now()))
  const [symbol, setSymbol] = useState('')
  const [wantedPage, setPage] = useState(1)
  const period = rangeMs(range)
  const filter: CallInput<'getDealList'> = {
    product: 'spot',
    ...(symbol !== '' && { symbol }),
    ...(period && { from: String(period.from), to: String(period.to) }),
  }
  const query = useQuery({
    ...callQuery('getDealList', { ...filter, page: String(wantedPage), size: String(PAGE_SIZE) }),
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
  })
  const page = query.data ? validPage(wantedPage, query.data.total) : wantedPage
  return (
    <AccountFrame title={t('trades')}>
      <RecordFilters
        range={range}
        onRange={(next) => {
          setRange(next)
          setPage(1)
        }}
        aside={
          <ExportButton
            fileName="trades.csv"
            head={[
              'time',
              'symbol',
              'side',
              'price',
              'amount',
              'turnover',
              'fee',
              'feeCurrency',
              'role',
              'order',
              'trade',
            ]}
            cells={(row: DealRow) => [
              new Date(row.time).toISOString(),
              row.symbol,
              row.side,
              row.price,
              row.amount,
              row.turnover,
              row.fee,
              row.feeCurrency,
              row.role,
              row.orderNo,
              row.tradeNo,
            ]}
            ready={period !== undefined}
            read={() =>
              readAll(
                (at) => api().call('getDealList', { ...filter, page: String(at), size: String(EXPORT_PAGE) }),
                fillKey,
              )
            }
          />
        }
      >
        <FilterSelect
          label={t('market')}
          value={symbol}
          options={(markets.data?.list ?? []).map((row) => ({ value: row.symbol, label: row.name }))}
          onValueChange={(next) => {
            setSymbol(next)
            setPage(1)
          }}
        />
      </RecordFilters>
      <Panel className="overflow-hidden">
        <DataTable
          caption={t('trades')}
          columns={fillColumns(orders, formats)}
          rows={period ? query.data?.list : []}
          rowKey={fillKey}
          density="compact"
          loadingRows={10}
          empty={<NothingFound onWiden={() => setRange(lastDays(90, Date.now()))} />}
          error={query.error && <Failed error={query.error} onRetry={() => void query.refetch()} />}
        />
        <Pager page={page} total={query.data?.total} onPage={setPage} />
      </Panel>
    </AccountFrame>
  )
}
