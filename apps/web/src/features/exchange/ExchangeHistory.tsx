import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { Button, type Column, DataTable, Empty, Num, Panel } from '@touchstone/ui'
import { useState } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { trimZeros } from '../../shared/markets/exactDecimal.ts'
import { Failed } from '../../shared/markets/HistoryLists.tsx'
import { exchangeTexts } from './texts.ts'

type Row = CallData<'getExchangeList'>['list'][number]
const FIRST_ROWS = 20
const MOST_ROWS = 200

/** The latest exchanges, newest first; more on demand. */
export function ExchangeHistory() {
  const t = useTexts(exchangeTexts)
  const [size, setSize] = useState(FIRST_ROWS)
  const query = useQuery({
    ...callQuery('getExchangeList', { size: String(size) }),
    placeholderData: keepPreviousData,
  })
  const more = size < MOST_ROWS && (query.data?.total ?? 0) > size
  return (
    <Panel className="overflow-hidden">
      <h2 className="flex h-11 items-center border-b border-line px-4 text-14 font-semibold text-ink-1">
        {t('history')}
      </h2>
      <DataTable
        caption={t('history')}
        columns={useColumns()}
        rows={query.data?.list}
        rowKey={(row) => String(row.sequence)}
        density="compact"
        loadingRows={4}
        empty={<Empty text={t('none')} />}
        error={query.error && <Failed error={query.error} onRetry={() => void query.refetch()} />}
      />
      {more && (
        <div className="border-t border-line p-2 text-center">
          <Button tone="ghost" size="small" onClick={() => setSize(MOST_ROWS)}>
            {t('more')}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function useColumns(): readonly Column<Row>[] {
  const t = useTexts(exchangeTexts)
  const formats = useFormats()
  const money = (amount: string, currency: string) => (
    <Num>
      {formats.decimal(trimZeros(amount))} {currency}
    </Num>
  )
  return [
    { key: 'time', header: t('time'), cell: (row) => <Num>{formats.dateTime(row.time)}</Num> },
    { key: 'given', header: t('given'), align: 'end', cell: (row) => money(row.amount, row.from) },
    { key: 'received', header: t('received'), align: 'end', cell: (row) => money(row.received, row.to) },
    {
      key: 'sequence',
      header: t('sequence'),
      align: 'end',
      cell: (row) => <Num className="text-ink-3">{row.sequence}</Num>,
    },
  ]
}
