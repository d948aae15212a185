import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EXPORT_PAGE, readAll } from '@touchstone/frame'
import type { CallInput, DealRow } from '@touchstone/protocol'
import { PAGE_SIZE, Panel, validPage } from '@touchstone/ui'
import { use, useState } from 'react'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { api } from '../../shared/api/api.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useFeatureLists } from '../../shared/feature/featureLists.ts'
import type { FillProduct } from '../../shared/feature/featureParts.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { listFailure } from '../../shared/loading/listFailure.tsx'
import { lastDays, rangeMs } from '../../shared/records/dateRange.ts'
import { ExportButton } from '../../shared/records/ExportButton.tsx'
import { NothingFound } from '../../shared/records/NothingFound.tsx'
import { Pager } from '../../shared/records/Pager.tsx'
import { RecordFilters } from '../../shared/records/RecordFilters.tsx'
import { useNewestPage } from '../../shared/records/useNewestPage.ts'
import { FILL_HEAD, fillCells } from './fillExport.ts'
import { ProductSelect } from './ProductSelect.tsx'
import { recordTexts } from './texts.ts'

const FIRST_DAYS = 7
const fillKey = (row: DealRow) => `${row.tradeNo} ${row.orderNo} ${row.role}`

/** `/dealList`: fills of one product, at most 90 days at a time. */
export function FillsScreen() {
  const t = useTexts(recordTexts)
  const products = use(useFeatureLists().fills())
  const [product, setProduct] = useState<FillProduct>(products[0]?.product ?? 'spot')
  const shown = products.find((known) => known.product === product)
  const [range, setRange] = useState(() => lastDays(FIRST_DAYS, Date.now()))
  const [symbol, setSymbol] = useState('')
  const [wantedPage, setPage] = useState(1)
  const period = rangeMs(range)
  const filter: CallInput<'getDealList'> = {
    product,
    ...(symbol !== '' && { symbol }),
    ...(period && { from: String(period.from), to: String(period.to) }),
  }
  const query = useQuery({
    ...callQuery('getDealList', { ...filter, page: String(wantedPage), size: String(PAGE_SIZE) }),
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
  })
  const page = query.data ? validPage(wantedPage, query.data.total) : wantedPage
  useNewestPage(page === 1, query.refetch)
  const fromStart = (change: () => void) => {
    change()
    setPage(1)
  }
  return (
    <AccountFrame title={t('trades')}>
      <RecordFilters
        range={range}
        onRange={(next) => fromStart(() => setRange(next))}
        aside={<FillsExport asked={filter} ready={period !== undefined} />}
      >
        <ProductSelect
          products={products}
          product={product}
          onProduct={(next) =>
            fromStart(() => {
              setProduct(next)
              setSymbol('')
            })
          }
        />
        {shown && (
          <shown.MarketFilter
            label={t('market')}
            value={symbol}
            onValueChange={(next) => fromStart(() => setSymbol(next))}
          />
        )}
      </RecordFilters>
      <Panel className="overflow-hidden">
        <div className="relative overflow-x-auto [scrollbar-width:thin]">
          {shown && (
            <shown.FillTable
              caption={t('trades')}
              rows={period ? query.data?.list : []}
              rowKey={fillKey}
              density="compact"
              loadingRows={10}
              empty={<NothingFound onWiden={() => setRange(lastDays(90, Date.now()))} />}
              error={listFailure(query)}
            />
          )}
        </div>
        <Pager page={page} total={query.data?.total} onPage={setPage} />
      </Panel>
    </AccountFrame>
  )
}

function FillsExport({ asked, ready }: { readonly asked: CallInput<'getDealList'>; readonly ready: boolean }) {
  return (
    <ExportButton
      fileName={`trades-${asked.product}.csv`}
      head={FILL_HEAD}
      cells={fillCells}
      ready={ready}
      read={() =>
        readAll((at) => api().call('getDealList', { ...asked, page: String(at), size: String(EXPORT_PAGE) }), fillKey)
      }
    />
  )
}
