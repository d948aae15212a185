import type { DeliveryRow } from '@touchstone/protocol'
import { DataTable, Empty } from '@touchstone/ui'
import { type ReactNode, useMemo } from 'react'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { listFailure } from '../../shared/loading/listFailure.tsx'
import { timedOptionTexts } from './texts.ts'
import { settledColumns } from './timedOptionColumns.tsx'
import { useReceipts } from './useReceipts.tsx'

export interface SettledTimedOptionsProps {
  readonly rows: readonly DeliveryRow[] | undefined
  readonly error: Error | null
  readonly onRetry: () => void
  readonly empty?: ReactNode
}

export function SettledTimedOptions({ rows, error, onRetry, empty }: SettledTimedOptionsProps) {
  const t = useTexts(timedOptionTexts)
  const formats = useFormats()
  const receipts = useReceipts()
  const columns = useMemo(() => settledColumns(t, formats), [t, formats])
  return (
    <>
      <DataTable
        caption={t('caption.closed')}
        columns={[...columns, receipts.column]}
        rows={rows}
        rowKey={(row) => row.orderNo}
        density="compact"
        loadingRows={6}
        empty={empty ?? <Empty text={t('noneSettled')} />}
        error={listFailure({ error, refetch: onRetry })}
      />
      {receipts.dialog}
    </>
  )
}
