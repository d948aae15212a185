import type { DeliveryRow } from '@touchstone/protocol'
import type { Column } from '@touchstone/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { timedOptionTexts } from './texts.ts'

const ReceiptDialog = lazy(() => import('./receipt/ReceiptDialog.tsx'))

/** The column that opens receipts, and the dialog to put beside the table. */
export function useReceipts(): { readonly column: Column<DeliveryRow>; readonly dialog: ReactNode } {
  const t = useTexts(timedOptionTexts)
  const [orderNo, setOrderNo] = useState('')
  return {
    column: {
      key: 'receipt',
      header: <span className="sr-only">{t('column.receipt')}</span>,
      align: 'end',
      cell: (row) =>
        row.result !== '' && (
          <button
            type="button"
            aria-label={t('receiptOf', { orderNo: row.orderNo })}
            onClick={() => setOrderNo(row.orderNo)}
            className="h-6 rounded-control px-2 text-12 text-accent hover:bg-surface-3"
          >
            {t('receipt')}
          </button>
        ),
    },
    dialog: orderNo !== '' && (
      <Suspense fallback={null}>
        <ReceiptDialog orderNo={orderNo} onClose={() => setOrderNo('')} />
      </Suspense>
    ),
  }
}
