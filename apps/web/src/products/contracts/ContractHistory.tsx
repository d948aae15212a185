import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallInput, ContractRow } from '@touchstone/protocol'
import { type Column, DataTable, Empty } from '@touchstone/ui'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { listFailure } from '../../shared/loading/listFailure.tsx'
import { cancelledColumns } from './contractOrderColumns.tsx'
import { closedColumns } from './positionColumns.tsx'
import { RowAct } from './RowAct.tsx'
import { contractTexts } from './texts.ts'

const Worksheet = lazy(() => import('./worksheet/Worksheet.tsx'))

export interface HistoryProps {
  /** Undefined while the filter's period is not usable. */
  readonly filter: Omit<CallInput<'getContractList'>, 'tab'> | undefined
  /** Asked again when this changes. */
  readonly version: string
  readonly empty?: ReactNode
}

export function useContractHistory(tab: 'closed' | 'cancelled', { filter, version }: HistoryProps) {
  return useQuery({
    ...callQuery('getContractList', { ...filter, tab }),
    queryKey: ['getContractList', { ...filter, tab }, version],
    enabled: filter !== undefined,
    placeholderData: keepPreviousData,
  })
}

export function ClosedPositions(props: HistoryProps) {
  const t = useTexts(contractTexts)
  const formats = useFormats()
  const query = useContractHistory('closed', props)
  const [liquidated, setLiquidated] = useState<ContractRow>()
  const columns = useMemo(() => closedColumns(t, formats), [t, formats])
  const actions: Column<ContractRow> = {
    key: 'action',
    header: t('column.action'),
    align: 'end',
    pinned: true,
    cell: (row) =>
      row.closedBy === 'liquidation' && <RowAct onPress={() => setLiquidated(row)}>{t('act.worksheet')}</RowAct>,
  }
  return (
    <>
      <DataTable
        caption={t('caption.closed')}
        columns={[...columns, actions]}
        rows={props.filter ? query.data?.list : []}
        rowKey={(row) => row.id}
        loadingRows={4}
        empty={props.empty ?? <Empty text={t('empty.closed')} />}
        error={listFailure(query)}
      />
      {liquidated && (
        <Suspense fallback={null}>
          <Worksheet id={liquidated.id} onClose={() => setLiquidated(undefined)} />
        </Suspense>
      )}
    </>
  )
}

export function CancelledOrders(props: HistoryProps) {
  const t = useTexts(contractTexts)
  const formats = useFormats()
  const query = useContractHistory('cancelled', props)
  const columns = useMemo(() => cancelledColumns(t, formats), [t, formats])
  return (
    <DataTable
      caption={t('caption.cancelled')}
      columns={columns}
      rows={props.filter ? query.data?.list : []}
      rowKey={(row) => row.orderNo}
      loadingRows={4}
      empty={props.empty ?? <Empty text={t('empty.cancelled')} />}
      error={listFailure(query)}
    />
  )
}
