import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EXPORT_PAGE, readAll } from '@touchstone/frame'
import type { CallInput } from '@touchstone/protocol'
import { Empty, PAGE_SIZE, Panel, validPage, zoneLabel } from '@touchstone/ui'
import { useState } from 'react'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { api } from '../../shared/api/api.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { lastDays, rangeMs } from '../../shared/records/dateRange.ts'
import { ExportButton } from '../../shared/records/ExportButton.tsx'
import { Pager } from '../../shared/records/Pager.tsx'
import { FilterSelect, RecordFilters } from '../../shared/records/RecordFilters.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useReaderZone } from '../../shared/times/readerZone.ts'
import { WithdrawalTable } from './components/WithdrawalTable.tsx'
import type { Withdrawal } from './components/withdrawalColumns.tsx'
import { withdrawRecordTexts } from './recordTexts.ts'
import { FRESH_MS, useWithdrawalChange } from './useWithdrawalChange.ts'

const FIRST_DAYS = 30
const KINDS = ['chain', 'bank', 'return'] as const
const STATES = ['open', 'done'] as const
const HEAD = [
  'time',
  'number',
  'way',
  'to',
  'amount',
  'fee',
  'received',
  'currency',
  'state',
  'transaction',
  'reference',
]

function cells(row: Withdrawal): readonly string[] {
  const { id, kind, destination, amount, fee, receive, currency, state, transaction, reference } = row
  const time = new Date(row.time).toISOString()
  return [time, id, kind, destination, amount, fee, receive, currency, state, transaction, reference]
}

/** `/moneyRecord`: every withdrawal with where it stands. */
export function WithdrawalsScreen() {
  const t = useTexts(withdrawRecordTexts)
  const [range, setRange] = useState(() => lastDays(FIRST_DAYS, Date.now()))
  const [kind, setKind] = useState('')
  const [state, setState] = useState('')
  const [wantedPage, setPage] = useState(1)
  const period = rangeMs(range)
  const wantedKind = KINDS.find((known) => known === kind)
  const wantedState = STATES.find((known) => known === state)
  const filter: CallInput<'getWithdrawList'> = {
    ...(wantedKind && { kind: wantedKind }),
    ...(wantedState && { state: wantedState }),
    ...(period && { from: String(period.from), to: String(period.to) }),
  }
  const query = useQuery({
    ...callQuery(
      'getWithdrawList',
      { ...filter, page: String(wantedPage), size: String(PAGE_SIZE) },
      { refusal: 'here' },
    ),
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  })
  useWithdrawalChange(query.refetch)
  const first =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setPage(1)
    }
  const page = query.data ? validPage(wantedPage, query.data.total) : wantedPage
  return (
    <AccountFrame title={t('title')}>
      <p className="-mt-3 max-w-3xl text-13 text-ink-2">
        {t('lead')} {t('times', { zone: zoneLabel(useReaderZone(), Date.now()) })}
      </p>
      <RecordFilters
        range={range}
        onRange={first(setRange)}
        aside={<WithdrawalExport asked={filter} ready={period !== undefined} />}
      >
        <FilterSelect
          label={t('kind')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onValueChange={first(setKind)}
        />
        <FilterSelect
          label={t('state')}
          value={state}
          options={STATES.map((value) => ({ value, label: t(`stateFilter.${value}`) }))}
          onValueChange={first(setState)}
        />
      </RecordFilters>
      <Panel className="overflow-hidden">
        <WithdrawalTable
          caption={t('title')}
          rows={period ? query.data?.list : []}
          error={query.error}
          onRetry={() => void query.refetch()}
          loadingRows={10}
          empty={
            <Empty
              text={t('none')}
              action={
                <AppLink to="/money" className="text-accent underline underline-offset-2">
                  {t('withdraw')}
                </AppLink>
              }
            />
          }
        />
        <Pager page={page} total={query.data?.total} onPage={setPage} />
      </Panel>
    </AccountFrame>
  )
}

function WithdrawalExport({ asked, ready }: { readonly asked: CallInput<'getWithdrawList'>; readonly ready: boolean }) {
  const page = (at: number) =>
    api().call('getWithdrawList', { ...asked, page: String(at), size: String(EXPORT_PAGE) }, { refusal: 'here' })
  return (
    <ExportButton
      fileName="withdrawals.csv"
      head={HEAD}
      cells={cells}
      ready={ready}
      read={() => readAll(page, ({ id }) => id)}
    />
  )
}
