import { DataTable } from '@touchstone/ui'
import { type ReactNode, useState } from 'react'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { listFailure } from '../../../shared/loading/listFailure.tsx'
import { withdrawRecordTexts } from '../recordTexts.ts'
import { CancelWithdrawal } from './CancelWithdrawal.tsx'
import { WithdrawalDialog } from './WithdrawalDialog.tsx'
import { type Withdrawal, withdrawalColumns } from './withdrawalColumns.tsx'

export interface WithdrawalTableProps {
  readonly caption: string
  readonly rows: readonly Withdrawal[] | undefined
  readonly error: Error | null
  readonly onRetry: () => void
  readonly empty: ReactNode
  readonly loadingRows?: number
}

/** Withdrawals with their actions: look at the history, or cancel one. */
export function WithdrawalTable({ caption, rows, error, onRetry, empty, loadingRows = 5 }: WithdrawalTableProps) {
  const t = useTexts(withdrawRecordTexts)
  const formats = useFormats()
  const [opened, setOpened] = useState('')
  const [canceling, setCanceling] = useState('')
  const open = rows?.find(({ id }) => id === opened)
  const cancel = rows?.find(({ id }) => id === canceling)
  const acts = { onOpen: (row: Withdrawal) => setOpened(row.id), onCancel: (row: Withdrawal) => setCanceling(row.id) }
  return (
    <div className="relative overflow-x-auto">
      <DataTable
        caption={caption}
        columns={withdrawalColumns(t, formats, acts)}
        rows={rows}
        rowKey={({ id }) => id}
        density="compact"
        loadingRows={loadingRows}
        empty={empty}
        error={listFailure({ error, refetch: onRetry })}
      />
      {open && <WithdrawalDialog withdrawal={open} onClose={() => setOpened('')} />}
      {cancel && <CancelWithdrawal withdrawal={cancel} onClose={() => setCanceling('')} />}
    </div>
  )
}
