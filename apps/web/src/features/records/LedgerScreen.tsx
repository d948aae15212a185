import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallData, CallInput } from '@touchstone/protocol'
import { type Column, DataTable, Num, Panel } from '@touchstone/ui'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { directionOf, type Formats, NO_FIGURE, useFormats } from '../../shared/format/format.ts'
import { type Translate, useTexts } from '../../shared/i18n/texts.ts'
import { AccountFrame } from '../../shared/markets/AccountFrame.tsx'
import { Failed } from '../../shared/markets/HistoryLists.tsx'
import { lastDays, rangeMs } from '../../shared/records/dateRange.ts'
import { ExportButton } from '../../shared/records/ExportButton.tsx'
import { NothingFound } from '../../shared/records/NothingFound.tsx'
import { Pager } from '../../shared/records/Pager.tsx'
import { PAGE_SIZE, validPage } from '../../shared/records/paging.ts'
import { FilterSelect, RecordFilters } from '../../shared/records/RecordFilters.tsx'
import { EXPORT_PAGE, readAll } from '../../shared/records/readAll.ts'
import { recordTexts } from './texts.ts'

type Entry = CallData<'getAccountLog'>['list'][number]
type RecordTranslate = Translate<(typeof recordTexts)['english']>

const TYPES = [
  'trade',
  'fee',
  'faucet',
  'transfer',
  'pnl',
  'loss_settled',
  'funding',
  'liquidation_fee',
  'insurance',
  'option_stake',
  'option_payout',
  'capital',
] as const
const ACCOUNTS = ['funds', 'contract', 'delivery', 'hosting'] as const
const FIRST_DAYS = 30

/** `/accountRecord`: the ledger. */
export function LedgerScreen() {
  const t = useTexts(recordTexts)
  const formats = useFormats()
  const currencies = useQuery(callQuery('getCurrencyAll', {}))
  const [range, setRange] = useState(() => lastDays(FIRST_DAYS, Date.now()))
  const [account, setAccount] = useState('')
  const [currency, setCurrency] = useState('')
  const [type, setType] = useState('')
  const [wantedPage, setPage] = useState(1)
  const period = rangeMs(range)
  const filter: CallInput<'getAccountLog'> = {
    ...(ACCOUNTS.some((known) => known === account) && { account: account as (typeof ACCOUNTS)[number] }),
    ...(currency !== '' && { currency }),
    ...(type !== '' && { type }),
    ...(period && { from: String(period.from), to: String(period.to) }),
  }
  const query = useQuery({
    ...callQuery('getAccountLog', { ...filter, page: String(wantedPage), size: String(PAGE_SIZE) }),
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
  })
  const from =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setPage(1)
    }
  const page = query.data ? validPage(wantedPage, query.data.total) : wantedPage
  return (
    <AccountFrame title={t('ledger')}>
      <p className="-mt-3 max-w-3xl text-13 text-ink-2">{t('ledgerNote')}</p>
      <RecordFilters
        range={range}
        onRange={from(setRange)}
        aside={
          <ExportButton
            fileName="ledger.csv"
            head={['time', 'account', 'currency', 'type', 'change', 'balance', 'reference', 'sequence']}
            cells={(row: Entry) => [
              new Date(row.time).toISOString(),
              row.account,
              row.currency,
              row.type,
              row.change,
              row.balance,
              row.ref,
              row.sequence,
            ]}
            ready={period !== undefined}
            read={() =>
              readAll(
                (at) => api().call('getAccountLog', { ...filter, page: String(at), size: String(EXPORT_PAGE) }),
                entryKey,
              )
            }
          />
        }
      >
        <FilterSelect
          label={t('account')}
          value={account}
          options={ACCOUNTS.map((value) => ({ value, label: t(`accounts.${value}`) }))}
          onValueChange={from(setAccount)}
        />
        <FilterSelect
          label={t('currency')}
          value={currency}
          options={(currencies.data ?? []).map((row) => ({ value: row.currency, label: row.currency }))}
          onValueChange={from(setCurrency)}
        />
        <FilterSelect
          label={t('type')}
          value={type}
          options={TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
          onValueChange={from(setType)}
        />
      </RecordFilters>
      <Panel className="overflow-hidden">
        <DataTable
          caption={t('ledger')}
          columns={columns(t, formats)}
          rows={period ? query.data?.list : []}
          rowKey={entryKey}
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

/** One log entry changes a balance more than once: the sequence alone names no row. */
function entryKey(row: Entry): string {
  return [row.sequence, row.account, row.currency, row.type, row.ref, row.change, row.balance].join(' ')
}

function typeWord(type: string, t: RecordTranslate): string {
  const known = TYPES.find((word) => word === type)
  return known ? t(`types.${known}`) : type
}

function columns(t: RecordTranslate, formats: Formats): readonly Column<Entry>[] {
  const known = (account: string) => ACCOUNTS.find((word) => word === account)
  return [
    { key: 'time', header: t('time'), cell: (row) => <Num className="text-ink-2">{formats.dateTime(row.time)}</Num> },
    {
      key: 'account',
      header: t('account'),
      cell: (row) => {
        const word = known(row.account)
        return word ? t(`accounts.${word}`) : row.account
      },
    },
    { key: 'currency', header: t('currency'), cell: (row) => <span className="font-medium">{row.currency}</span> },
    { key: 'type', header: t('type'), cell: (row) => typeWord(row.type, t) },
    {
      key: 'change',
      header: t('change'),
      align: 'end',
      cell: (row) => {
        const direction = directionOf(row.change)
        return (
          <Num className={direction === 'up' ? 'text-up' : direction === 'down' ? 'text-down' : 'text-ink-2'}>
            {formats.signed(row.change)}
          </Num>
        )
      },
    },
    { key: 'balance', header: t('balance'), align: 'end', cell: (row) => <Num>{formats.decimal(row.balance)}</Num> },
    {
      key: 'ref',
      header: t('reference'),
      align: 'end',
      cell: (row) => <Num className="text-ink-3">{row.ref || NO_FIGURE}</Num>,
    },
    {
      key: 'sequence',
      header: t('sequence'),
      align: 'end',
      cell: (row) => (
        <span title={t('sequenceWhy', { sequence: formats.count(row.sequence) })}>
          <Num className="text-ink-2">{row.sequence}</Num>
        </span>
      ),
    },
  ]
}
