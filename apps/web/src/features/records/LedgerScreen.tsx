import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EXPORT_PAGE, readAll, useSearchField } from '@touchstone/frame'
import type { CallInput } from '@touchstone/protocol'
import { DataTable, PAGE_SIZE, Panel, validPage } from '@touchstone/ui'
import { useId, useState } from 'react'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { api } from '../../shared/api/api.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useFeatureLists } from '../../shared/feature/featureLists.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { ListFailed } from '../../shared/loading/Failed.tsx'
import { FILTER_CONTROL } from '../../shared/records/DateFields.tsx'
import { lastDays, rangeMs } from '../../shared/records/dateRange.ts'
import { ExportButton } from '../../shared/records/ExportButton.tsx'
import { NothingFound } from '../../shared/records/NothingFound.tsx'
import { Pager } from '../../shared/records/Pager.tsx'
import { FilterSelect, RecordFilters } from '../../shared/records/RecordFilters.tsx'
import { useNewestPage } from '../../shared/records/useNewestPage.ts'
import { ledgerColumns } from './ledgerColumns.tsx'
import { ACCOUNTS, type Entry, entryWords } from './ledgerWords.ts'
import { StatementPanel } from './StatementPanel.tsx'
import { recordTexts } from './texts.ts'
import { useAccountOptions, useCurrencyOptions } from './useFilterOptions.ts'

const FIRST_DAYS = 30
const EXPORT_HEAD = [
  'time',
  'account',
  'currency',
  'type',
  'explanation',
  'change',
  'balance',
  'reference',
  'sequence',
] as const

/** `/accountRecord?sequence=123`: the ledger, or what one entry of the log did, whenever it was. */
export function LedgerScreen() {
  const t = useTexts(recordTexts)
  const formats = useFormats()
  const [range, setRange] = useState(() => lastDays(FIRST_DAYS, Date.now()))
  const { ledgerReasons } = useFeatureLists()
  const [account, setAccount] = useState('')
  const [currency, setCurrency] = useState('')
  const [type, setType] = useState('')
  const [sequence, setSequence] = useState(useSearchField('sequence').replace(/\D/g, ''))
  const [wantedPage, setPage] = useState(1)
  const period = sequence === '' ? rangeMs(range) : undefined
  const ready = sequence !== '' || period !== undefined
  const filter: CallInput<'getAccountLog'> = {
    ...(ACCOUNTS.some((known) => known === account) && { account: account as (typeof ACCOUNTS)[number] }),
    ...(currency !== '' && { currency }),
    ...(type !== '' && { type }),
    ...(sequence !== '' && { sequence }),
    ...(period && { from: String(period.from), to: String(period.to) }),
  }
  const query = useQuery({
    ...callQuery('getAccountLog', { ...filter, page: String(wantedPage), size: String(PAGE_SIZE) }),
    enabled: ready,
    placeholderData: keepPreviousData,
  })
  const from =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setPage(1)
    }
  const page = query.data ? validPage(wantedPage, query.data.total) : wantedPage
  useNewestPage(sequence === '' && page === 1, query.refetch)
  return (
    <AccountFrame title={t('ledger')}>
      <p className="-mt-3 max-w-3xl text-13 text-ink-2">{t('ledgerNote')}</p>
      <StatementPanel />
      <RecordFilters
        range={range}
        onRange={from(setRange)}
        aside={
          <ExportButton
            fileName="ledger.csv"
            head={EXPORT_HEAD}
            cells={(row: Entry) => [
              new Date(row.time).toISOString(),
              row.account,
              row.currency,
              row.type,
              entryWords(row, ledgerReasons, t),
              row.change,
              row.balance,
              row.ref,
              row.sequence,
            ]}
            ready={ready}
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
          options={useAccountOptions()}
          onValueChange={from(setAccount)}
        />
        <FilterSelect
          label={t('currency')}
          value={currency}
          options={useCurrencyOptions()}
          onValueChange={from(setCurrency)}
        />
        <FilterSelect
          label={t('type')}
          value={type}
          options={ledgerReasons.map((value) => ({ value, label: t(`types.${value}`) }))}
          onValueChange={from(setType)}
        />
        <SequenceField value={sequence} onValueChange={from(setSequence)} />
      </RecordFilters>
      <Panel className="overflow-hidden">
        <DataTable
          caption={t('ledger')}
          columns={ledgerColumns(t, formats, ledgerReasons)}
          rows={ready ? query.data?.list : []}
          rowKey={entryKey}
          density="compact"
          loadingRows={10}
          empty={<NothingFound onWiden={() => setRange(lastDays(90, Date.now()))} />}
          error={query.error && <ListFailed error={query.error} onRetry={() => void query.refetch()} />}
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

function SequenceField(props: { readonly value: string; readonly onValueChange: (value: string) => void }) {
  const t = useTexts(recordTexts)
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-12 text-ink-3">
        {t('sequence')}
      </label>
      <input
        id={id}
        inputMode="numeric"
        maxLength={15}
        placeholder={t('anyEntry')}
        value={props.value}
        onChange={(event) => props.onValueChange(event.target.value.replace(/\D/g, '').replace(/^0+/, ''))}
        className={`num ${FILTER_CONTROL} w-24`}
      />
    </div>
  )
}
