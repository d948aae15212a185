import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EXPORT_PAGE, readAll, useSearchField } from '@touchstone/frame'
import type { CallData, CallInput, RecordType } from '@touchstone/protocol'
import { type Column, DataTable, Num, PAGE_SIZE, Panel, StateChip, shortCode, Tabs, validPage } from '@touchstone/ui'
import { useState } from 'react'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { api } from '../../shared/api/api.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useFeatureLists, useFeatureTexts } from '../../shared/feature/featureLists.ts'
import { useAccountWord } from '../../shared/feature/useAccountWord.ts'
import { type Formats, useFormats } from '../../shared/format/format.ts'
import { type Translate, useTexts } from '../../shared/i18n/texts.ts'
import { listFailure } from '../../shared/loading/listFailure.tsx'
import { type DateRange, lastDays, rangeMs } from '../../shared/records/dateRange.ts'
import { ExportButton } from '../../shared/records/ExportButton.tsx'
import { NothingFound } from '../../shared/records/NothingFound.tsx'
import { Pager } from '../../shared/records/Pager.tsx'
import { RecordFilters } from '../../shared/records/RecordFilters.tsx'
import { useNewestPage } from '../../shared/records/useNewestPage.ts'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { useSession } from '../../shared/session/sessionStore.ts'
import { recordTexts } from './texts.ts'

type Row = CallData<'getRecordList'>['list'][number]

const FIRST_DAYS = 30
const TONES = { failed: 'failure', pending: 'progress', success: 'success' } as const
const rowKey = ({ type, id }: Row) => `${type} ${id}`

/** `/record?type=transfer`: everything that moved money, a tab for each kind. */
export function RecordScreen() {
  const t = useTexts(recordTexts)
  const words = useFeatureTexts()
  const goTo = useGoTo()
  const asked = useSearchField('type')
  const demo = useSession((session) => session.demo)
  const { recordTabs } = useFeatureLists()
  const tabs = recordTabs.filter(({ inDemo }) => inDemo || !demo)
  const shown = tabs.find(({ type }) => type === asked) ?? tabs[0]
  const [range, setRange] = useState(() => lastDays(FIRST_DAYS, Date.now()))
  return (
    <AccountFrame title={t('records')}>
      <Tabs
        label={t('records')}
        tabs={tabs.map(({ type, word }) => ({ key: type, label: words(word) }))}
        selected={shown?.type ?? ''}
        onSelect={(next) => goTo('/record', { type: next }, { replace: true })}
        panelClassName="flex flex-col gap-2"
      >
        {shown && (
          <RecordList key={shown.type} type={shown.type} title={words(shown.word)} range={range} onRange={setRange} />
        )}
      </Tabs>
    </AccountFrame>
  )
}

interface RecordListProps {
  readonly type: RecordType
  readonly title: string
  readonly range: DateRange
  readonly onRange: (range: DateRange) => void
}

function RecordList({ type, title, range, onRange }: RecordListProps) {
  const t = useTexts(recordTexts)
  const formats = useFormats()
  const accountWord = useAccountWord()
  const [wantedPage, setPage] = useState(1)
  const period = rangeMs(range)
  const filter: CallInput<'getRecordList'> = {
    type,
    ...(period && { from: String(period.from), to: String(period.to) }),
  }
  const query = useQuery({
    ...callQuery('getRecordList', { ...filter, page: String(wantedPage), size: String(PAGE_SIZE) }),
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
  })
  const page = query.data ? validPage(wantedPage, query.data.total) : wantedPage
  useNewestPage(page === 1, query.refetch)
  const change = (next: DateRange) => {
    onRange(next)
    setPage(1)
  }
  return (
    <>
      <RecordFilters
        range={range}
        onRange={change}
        aside={
          <ExportButton
            fileName={`${type}.csv`}
            head={['time', 'from', 'currency', 'amount', 'to', 'receivedCurrency', 'received', 'state', 'id']}
            cells={(row: Row) => [
              new Date(row.time).toISOString(),
              row.from,
              row.currency,
              row.amount,
              row.to,
              row.receivedCurrency,
              row.received,
              row.state,
              row.id,
            ]}
            ready={period !== undefined}
            read={() =>
              readAll(
                (at) => api().call('getRecordList', { ...filter, page: String(at), size: String(EXPORT_PAGE) }),
                rowKey,
              )
            }
          />
        }
      >
        {null}
      </RecordFilters>
      <Panel className="overflow-hidden">
        <DataTable
          caption={title}
          columns={columns(t, formats, accountWord)}
          rows={period ? query.data?.list : []}
          rowKey={rowKey}
          density="compact"
          loadingRows={10}
          empty={<NothingFound onWiden={() => change(lastDays(90, Date.now()))} />}
          error={listFailure(query)}
        />
        <Pager page={page} total={query.data?.total} onPage={setPage} />
      </Panel>
    </>
  )
}

function columns(
  t: Translate<(typeof recordTexts)['english']>,
  formats: Formats,
  accountWord: (name: string) => string,
): readonly Column<Row>[] {
  const money = (amount: string, currency: string) => (
    <Num>
      {formats.decimal(amount)} {currency}
    </Num>
  )
  const place = (name: string) => (name === '' ? t('outside') : accountWord(name))
  return [
    { key: 'time', header: t('time'), cell: (row) => <Num className="text-ink-2">{formats.dateTime(row.time)}</Num> },
    { key: 'from', header: t('from'), cell: (row) => place(row.from) },
    { key: 'amount', header: t('amount'), align: 'end', cell: (row) => money(row.amount, row.currency) },
    { key: 'to', header: t('to'), cell: (row) => place(row.to) },
    { key: 'received', header: t('received'), align: 'end', cell: (row) => money(row.received, row.receivedCurrency) },
    {
      key: 'state',
      header: t('state'),
      cell: (row) => <StateChip tone={TONES[row.state]} word={t(`states.${row.state}`)} />,
    },
    {
      key: 'id',
      header: t('number'),
      align: 'end',
      cell: (row) => (
        <span title={row.id}>
          <Num className="text-ink-3">{shortCode(row.id)}</Num>
        </span>
      ),
    },
  ]
}
