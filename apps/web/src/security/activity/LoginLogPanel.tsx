import type { CallData } from '@touchstone/protocol'
import { type ChipTone, type Column, Num, StateChip } from '@touchstone/ui'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { PagedTable } from './PagedTable.tsx'
import { activityTexts } from './texts.ts'

type LoginRow = CallData<'getLoginLog'>['list'][number]

const TONES: Record<LoginRow['result'], ChipTone> = { done: 'success', refused: 'attention', locked: 'failure' }

/** Every log-in and every attempt. */
export function LoginLogPanel() {
  const t = useTexts(activityTexts)
  const formats = useFormats()
  const columns: readonly Column<LoginRow>[] = [
    { key: 'time', header: t('time'), cell: ({ time }) => <Num>{formats.dateTime(time)}</Num> },
    { key: 'device', header: t('device'), cell: ({ device }) => <bdi>{device}</bdi> },
    { key: 'address', header: t('address'), cell: ({ address }) => <Num>{address}</Num> },
    { key: 'method', header: t('method'), cell: ({ method }) => t(`methods.${method}`) },
    {
      key: 'result',
      header: t('result'),
      cell: ({ result }) => <StateChip tone={TONES[result]} word={t(`results.${result}`)} />,
    },
  ]
  return (
    <PagedTable
      call="getLoginLog"
      caption={t('logins')}
      columns={columns}
      empty={t('noLogins')}
      rowKey={(row) => `${row.time} ${row.address} ${row.method} ${row.result}`}
    />
  )
}
