import type { DeliveryRow } from '@touchstone/protocol'
import { DataTable, Empty } from '@touchstone/ui'
import { type ReactNode, useMemo } from 'react'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useServerNow } from '../../shared/live/useServerNow.ts'
import { timedOptionTexts } from './texts.ts'
import { openColumns } from './timedOptionColumns.tsx'
import { useReceipts } from './useReceipts.tsx'
import type { TimedOptionRows } from './useTimedOptionRows.ts'

/** Results stay where the order ran for this long. */
const LINGER_MS = 120_000
/** A result that came this long after the end is news. */
const NEWS_MS = 10_000

export interface OpenTimedOptionsProps {
  readonly rows: TimedOptionRows | undefined
  readonly empty?: ReactNode
}

/**
 * The open orders, the next to end first, above them those that ended a moment ago: so a row stays in its place while it
 * goes from running to settling to its result, which is highlighted once.
 */
export function OpenTimedOptions({ rows, empty }: OpenTimedOptionsProps) {
  const t = useTexts(timedOptionTexts)
  const formats = useFormats()
  const now = useServerNow()
  const receipts = useReceipts()
  const columns = useMemo(() => openColumns(t, formats), [t, formats])
  const ended = rows?.settled?.filter(({ expiry }) => now() - expiry < LINGER_MS).toReversed() ?? []
  const look = (row: DeliveryRow) => {
    if (row.result === '' || now() - row.expiry > NEWS_MS) return undefined
    if (row.result === 'won') return 'animate-[flash-up_2400ms_ease-out]'
    return row.result === 'lost' ? 'animate-[flash-down_2400ms_ease-out]' : undefined
  }
  return (
    <>
      <DataTable
        caption={t('caption.open')}
        columns={[...columns, receipts.column]}
        rows={rows && [...ended, ...rows.open]}
        rowKey={(row) => row.orderNo}
        rowClassName={look}
        density="compact"
        loadingRows={3}
        empty={empty ?? <Empty text={t('none')} />}
      />
      {receipts.dialog}
    </>
  )
}
