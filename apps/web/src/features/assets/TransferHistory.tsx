import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { Button, type Column, DataTable, Empty, Num, Panel } from '@touchstone/ui'
import { useState } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { trimZeros } from '../../shared/markets/exactDecimal.ts'
import { Failed } from '../../shared/markets/HistoryLists.tsx'
import { transferTexts } from './transferTexts.ts'

type Row = CallData<'getTransferList'>['list'][number]
const FIRST_ROWS = 20
const MOST_ROWS = 200

/** The latest transfers, newest first; more on demand. */
export function TransferHistory() {
  const t = useTexts(transferTexts)
  const [size, setSize] = useState(FIRST_ROWS)
  const query = useQuery({
    ...callQuery('getTransferList', { size: String(size) }),
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
  const t = useTexts(transferTexts)
  const formats = useFormats()
  const account = (name: string) =>
    name === 'funds' || name === 'contract' || name === 'delivery' || name === 'hosting' ? t(`accounts.${name}`) : name
  return [
    { key: 'time', header: t('time'), cell: (row) => <Num>{formats.dateTime(row.time)}</Num> },
    { key: 'from', header: t('from'), cell: (row) => account(row.from) },
    { key: 'to', header: t('to'), cell: (row) => account(row.to) },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: (row) => (
        <Num>
          {formats.decimal(trimZeros(row.amount))} {row.currency}
        </Num>
      ),
    },
    {
      key: 'sequence',
      header: t('sequence'),
      align: 'end',
      cell: (row) => <Num className="text-ink-3">{row.sequence}</Num>,
    },
  ]
}
