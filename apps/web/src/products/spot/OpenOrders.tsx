import type { OrderRow } from '@touchstone/protocol'
import { Button, type Column, ConfirmDialog, DataTable, Empty } from '@touchstone/ui'
import { useState } from 'react'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { orderTexts } from '../../shared/orders/orderTexts.ts'
import { EditOrderDialog } from './editOrderDialog.ts'
import { isAmendable, orderColumns } from './orderColumns.tsx'
import { useOrderActions } from './useOrderActions.ts'

export interface OpenOrdersProps {
  readonly rows: readonly OrderRow[] | undefined
  readonly density?: 'compact' | 'comfortable'
}

/** The live list with its row acts. */
export function OpenOrders({ rows, density = 'compact' }: OpenOrdersProps) {
  const t = useTexts(orderTexts)
  const formats = useFormats()
  const { cancel } = useOrderActions()
  const [edited, setEdited] = useState<OrderRow | undefined>()
  const busy = cancel.isPending ? cancel.variables : undefined
  const act = 'h-6 rounded-control px-2 text-12 text-accent hover:bg-surface-3 aria-disabled:opacity-50'
  const actions: Column<OrderRow> = {
    key: 'action',
    header: t('action'),
    align: 'end',
    cell: (row) => (
      <span className="whitespace-nowrap">
        {isAmendable(row) && (
          <button type="button" className={act} onClick={() => setEdited(row)}>
            {t('edit')}
          </button>
        )}
        <button
          type="button"
          data-cancel-order={row.orderNo}
          className={act}
          aria-disabled={busy === row.orderNo || undefined}
          onClick={() => {
            if (busy === undefined) cancel.mutate(row.orderNo)
          }}
        >
          {t('cancel')}
        </button>
      </span>
    ),
  }
  return (
    <>
      <DataTable
        caption={t('openOrders')}
        columns={[...orderColumns(t, formats), actions]}
        rows={rows}
        rowKey={(row) => row.orderNo}
        density={density}
        loadingRows={3}
        empty={<Empty text={t('noneOpen')} />}
      />
      {edited && <EditOrderDialog key={edited.orderNo} order={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

/** Cancels every open order of a market, or of all; asks first. */
export function CancelAll({ symbol, count }: { readonly symbol?: string; readonly count: number }) {
  const t = useTexts(orderTexts)
  const { cancelAll } = useOrderActions()
  const [asking, setAsking] = useState(false)
  if (count === 0) return null
  return (
    <>
      <Button tone="ghost" size="small" data-cancel-all onClick={() => setAsking(true)}>
        {t('cancelAll')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('cancelAllTitle')}
        confirmLabel={t('cancelAll')}
        cancelLabel={t('keep')}
        tone="danger"
        busy={cancelAll.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => cancelAll.mutate(symbol, { onSettled: () => setAsking(false) })}
      >
        {t('cancelAllBody', { count })}
      </ConfirmDialog>
    </>
  )
}
