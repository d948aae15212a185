import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EXPORT_PAGE, readAll } from '@touchstone/frame'
import type { CallInput, DeliveryRow } from '@touchstone/protocol'
import { Empty, PAGE_SIZE, Panel, TEXT_LINK, validPage } from '@touchstone/ui'
import { useMemo, useState } from 'react'
import { OpenTimedOptions } from '../../products/timedOptions/OpenTimedOptions.tsx'
import { ResultAnnouncer } from '../../products/timedOptions/ResultAnnouncer.tsx'
import { SettledTimedOptions } from '../../products/timedOptions/SettledTimedOptions.tsx'
import { useTimedOptionRows } from '../../products/timedOptions/useTimedOptionRows.ts'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { api } from '../../shared/api/api.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { lastDays, rangeMs } from '../../shared/records/dateRange.ts'
import { ExportButton } from '../../shared/records/ExportButton.tsx'
import { ListPanel } from '../../shared/records/ListPanel.tsx'
import { NothingFound } from '../../shared/records/NothingFound.tsx'
import { Pager } from '../../shared/records/Pager.tsx'
import { FilterSelect, RecordFilters } from '../../shared/records/RecordFilters.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { Totals } from './components/Totals.tsx'
import { EXPORT_HEAD, exportCells } from './exportRows.ts'
import { timedOptionScreenTexts } from './texts.ts'

const FIRST_DAYS = 30

/** `/jgcc`: the customer's timed orders, open and settled. */
export function PositionsScreen() {
  const t = useTexts(timedOptionScreenTexts)
  const rows = useTimedOptionRows()
  /** Results go straight to the list below. */
  const running = useMemo(() => rows && { open: rows.open, settled: [] }, [rows])
  return (
    <AccountFrame title={t('positions.title')}>
      <ListPanel title={t('positions.open')} count={rows?.open.length}>
        <OpenTimedOptions rows={running} empty={<NoneOpen />} />
      </ListPanel>
      <Settled version={rows?.settled?.[0]?.orderNo ?? ''} />
      <ResultAnnouncer settled={rows?.settled} />
    </AccountFrame>
  )
}

/** Settled orders of a period with their totals; asked again when `version` changes. */
function Settled({ version }: { readonly version: string }) {
  const t = useTexts(timedOptionScreenTexts)
  const terms = useQuery(callQuery('getDeliveryCycle', {}, { refusal: 'here' }))
  const [range, setRange] = useState(() => lastDays(FIRST_DAYS, Date.now()))
  const [symbol, setSymbol] = useState('')
  const [wantedPage, setPage] = useState(1)
  const period = rangeMs(range)
  const filter: CallInput<'getDeliveryList'> = {
    state: 'closed',
    ...(symbol !== '' && { symbol }),
    ...(period && { from: String(period.from), to: String(period.to) }),
  }
  const asked = { ...filter, page: String(wantedPage), size: String(PAGE_SIZE) }
  const query = useQuery({
    ...callQuery('getDeliveryList', asked),
    queryKey: ['getDeliveryList', asked, version],
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
  })
  const page = query.data ? validPage(wantedPage, query.data.total) : wantedPage
  const from =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setPage(1)
    }
  return (
    <>
      <RecordFilters
        range={range}
        onRange={from(setRange)}
        aside={
          <ExportButton
            fileName="delivery.csv"
            head={EXPORT_HEAD}
            cells={exportCells}
            ready={period !== undefined}
            read={() =>
              readAll(
                (at) => api().call('getDeliveryList', { ...filter, page: String(at), size: String(EXPORT_PAGE) }),
                (row: DeliveryRow) => row.orderNo,
              )
            }
          />
        }
      >
        <FilterSelect
          label={t('positions.market')}
          value={symbol}
          options={(terms.data?.symbols ?? []).map((row) => ({ value: row.symbol, label: row.name }))}
          onValueChange={from(setSymbol)}
        />
      </RecordFilters>
      <Totals totals={period ? query.data?.totals : undefined} />
      <Panel className="relative overflow-x-auto">
        <SettledTimedOptions
          rows={period ? query.data?.list : []}
          error={query.error}
          onRetry={() => void query.refetch()}
          empty={<NothingFound onWiden={() => setRange(lastDays(90, Date.now()))} />}
        />
        <Pager page={page} total={query.data?.total} onPage={setPage} />
      </Panel>
    </>
  )
}

function NoneOpen() {
  const t = useTexts(timedOptionScreenTexts)
  return (
    <Empty
      text={t('positions.none')}
      action={
        <AppLink to="/deal_jg" className={TEXT_LINK}>
          {t('positions.trade')}
        </AppLink>
      }
    />
  )
}
