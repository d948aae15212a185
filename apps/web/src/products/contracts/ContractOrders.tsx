import type { ContractRow } from '@touchstone/protocol'
import { Button, type Column, ConfirmDialog, DataTable, Empty } from '@touchstone/ui'
import { useMemo, useState } from 'react'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { isTrailing } from '../../shared/orders/orderTerms.ts'
import { contractOrderColumns } from './contractOrderColumns.tsx'
import { useRowDialogs } from './dialogs/useRowDialogs.ts'
import { RowAct } from './RowAct.tsx'
import { contractTexts } from './texts.ts'
import { useContractCancels } from './useContractActions.ts'

/** Open and waiting contract orders with their row acts. */
export function ContractOrders({ rows }: { readonly rows: readonly ContractRow[] | undefined }) {
  const t = useTexts(contractTexts)
  const formats = useFormats()
  const { cancel } = useContractCancels()
  const [edited, setEdited] = useState<ContractRow>()
  const dialogs = useRowDialogs(rows !== undefined && rows.length > 0, edited !== undefined)
  const busy = cancel.isPending ? cancel.variables : undefined
  const columns = useMemo(() => contractOrderColumns(t, formats), [t, formats])
  const actions: Column<ContractRow> = {
    key: 'action',
    header: t('column.action'),
    align: 'end',
    pinned: true,
    cell: (row) => (
      <span className="whitespace-nowrap">
        {!isTrailing(row) && row.other === '' && <RowAct onPress={() => setEdited(row)}>{t('act.edit')}</RowAct>}
        <RowAct
          cancels={row.orderNo}
          blocked={busy === row.orderNo}
          onPress={() => {
            if (busy === undefined) cancel.mutate(row.orderNo)
          }}
        >
          {t('act.cancel')}
        </RowAct>
      </span>
    ),
  }
  return (
    <>
      <DataTable
        caption={t('caption.pending')}
        columns={[...columns, actions]}
        rows={rows}
        rowKey={(row) => row.orderNo}
        loadingRows={3}
        empty={<Empty text={t('empty.pending')} />}
      />
      {dialogs && edited && (
        <dialogs.EditContractOrder key={edited.orderNo} order={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}

/** Cancels every open contract order, of one contract or of all; asks first. */
export function CancelAllContracts({ symbol, count }: { readonly symbol?: string; readonly count: number }) {
  const t = useTexts(contractTexts)
  const { cancelAll } = useContractCancels()
  const [asking, setAsking] = useState(false)
  if (count === 0) return null
  return (
    <>
      <Button tone="ghost" size="small" data-cancel-all onClick={() => setAsking(true)}>
        {t('act.cancelAll')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('cancelAll.title')}
        confirmLabel={t('act.cancelAll')}
        cancelLabel={t('cancelAll.keep')}
        tone="danger"
        busy={cancelAll.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => cancelAll.mutate(symbol, { onSettled: () => setAsking(false) })}
      >
        {t('cancelAll.body', { count })}
      </ConfirmDialog>
    </>
  )
}
