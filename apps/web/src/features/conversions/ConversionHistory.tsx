import type { CallData } from '@touchstone/protocol'
import { type Column, Num } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { LatestRows } from '../../shared/records/LatestRows.tsx'
import { conversionTexts } from './texts.ts'

type Row = CallData<'getExchangeList'>['list'][number]

/** The latest exchanges, newest first; more on demand. */
export function ConversionHistory() {
  const t = useTexts(conversionTexts)
  return (
    <LatestRows
      title={t('history')}
      none={t('none')}
      more={t('more')}
      columns={useColumns()}
      rows={(size) => callQuery('getExchangeList', { size })}
    />
  )
}

function useColumns(): readonly Column<Row>[] {
  const t = useTexts(conversionTexts)
  const formats = useFormats()
  const money = (amount: string, currency: string) => (
    <Num>
      {formats.decimal(amount)} {currency}
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
