import type { CallData } from '@touchstone/protocol'
import { type Column, Num } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { useAccountWord } from '../../shared/feature/useAccountWord.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { LatestRows } from '../../shared/records/LatestRows.tsx'
import { transferTexts } from './texts.ts'

type Row = CallData<'getTransferList'>['list'][number]

/** The latest transfers, newest first; more on demand. */
export function TransferHistory() {
  const t = useTexts(transferTexts)
  return (
    <LatestRows
      title={t('history')}
      none={t('none')}
      more={t('more')}
      columns={useColumns()}
      rows={(size) => callQuery('getTransferList', { size })}
    />
  )
}

function useColumns(): readonly Column<Row>[] {
  const t = useTexts(transferTexts)
  const formats = useFormats()
  const account = useAccountWord()
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
          {formats.decimal(row.amount)} {row.currency}
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
