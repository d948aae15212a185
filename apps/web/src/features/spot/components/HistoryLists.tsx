import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallInput } from '@touchstone/protocol'
import { DataTable, Empty } from '@touchstone/ui'
import { historyColumns } from '../../../products/spot/orderColumns.tsx'
import { callQuery } from '../../../shared/api/queries.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { listFailure } from '../../../shared/loading/listFailure.tsx'
import { fillColumns } from '../../../shared/orders/fillColumns.tsx'
import { orderTexts } from '../../../shared/orders/orderTexts.ts'

/** Order history as of now; asked again when `version` changes. */
export function OrderHistory({
  filter,
  version,
}: {
  readonly filter: CallInput<'getOrderList'>
  readonly version: string
}) {
  const t = useTexts(orderTexts)
  const formats = useFormats()
  const query = useQuery({
    ...callQuery('getOrderList', { ...filter, state: 'history' }),
    queryKey: ['getOrderList', 'history', filter, version],
    placeholderData: keepPreviousData,
  })
  return (
    <DataTable
      caption={t('stateTitle')}
      columns={historyColumns(t, formats)}
      rows={query.data?.list}
      rowKey={(row) => row.orderNo}
      density="compact"
      loadingRows={4}
      empty={<Empty text={t('nonePeriod')} />}
      error={listFailure(query)}
    />
  )
}

export function FillHistory({
  filter,
  version,
}: {
  readonly filter: CallInput<'getDealList'>
  readonly version: string
}) {
  const t = useTexts(orderTexts)
  const formats = useFormats()
  const query = useQuery({
    ...callQuery('getDealList', filter),
    queryKey: ['getDealList', filter, version],
    placeholderData: keepPreviousData,
  })
  return (
    <DataTable
      caption={t('fills')}
      columns={fillColumns(t, formats)}
      rows={query.data?.list}
      rowKey={(row) => `${row.tradeNo} ${row.orderNo}`}
      density="compact"
      loadingRows={4}
      empty={<Empty text={t('noneFills')} />}
      error={listFailure(query)}
    />
  )
}
