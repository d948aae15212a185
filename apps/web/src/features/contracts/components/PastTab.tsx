import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallInput } from '@touchstone/protocol'
import { DataTable, Empty } from '@touchstone/ui'
import { CancelledOrders, ClosedPositions } from '../../../products/contracts/ContractHistory.tsx'
import { contractFillColumns } from '../../../products/contracts/fillColumns.tsx'
import { contractTexts } from '../../../products/contracts/texts.ts'
import { callQuery } from '../../../shared/api/queries.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { listFailure } from '../../../shared/loading/listFailure.tsx'
import { orderTexts } from '../../../shared/orders/orderTexts.ts'

export interface PastTabProps {
  readonly tab: 'closed' | 'cancelled' | 'fills'
  readonly filter: Pick<CallInput<'getDealList'>, 'size' | 'symbol'>
  readonly version: string
}

/** Past orders and positions. */
export function PastTab({ tab, filter, version }: PastTabProps) {
  if (tab === 'closed') return <ClosedPositions filter={filter} version={version} />
  if (tab === 'cancelled') return <CancelledOrders filter={filter} version={version} />
  return <Fills filter={filter} version={version} />
}

function Fills({ filter, version }: { readonly filter: CallInput<'getDealList'>; readonly version: string }) {
  const words = useTexts(contractTexts)
  const orders = useTexts(orderTexts)
  const formats = useFormats()
  const asked: CallInput<'getDealList'> = { ...filter, product: 'contract' }
  const query = useQuery({
    ...callQuery('getDealList', asked),
    queryKey: ['getDealList', asked, version],
    placeholderData: keepPreviousData,
  })
  return (
    <DataTable
      caption={words('caption.fills')}
      columns={contractFillColumns(words, orders, formats)}
      rows={query.data?.list}
      rowKey={(row) => `${row.tradeNo} ${row.orderNo}`}
      density="compact"
      loadingRows={4}
      empty={<Empty text={orders('noneFills')} />}
      error={listFailure(query)}
    />
  )
}
