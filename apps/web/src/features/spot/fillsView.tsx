import { useQuery } from '@tanstack/react-query'
import { DataTable } from '@touchstone/ui'
import { useMemo } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import type { FillsView } from '../../shared/feature/featureParts.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { fillColumns } from '../../shared/orders/fillColumns.tsx'
import { orderTexts } from '../../shared/orders/orderTexts.ts'
import { FilterSelect } from '../../shared/records/RecordFilters.tsx'

/** The markets of coins. */
export const MarketFilter: FillsView['MarketFilter'] = (props) => {
  const { data } = useQuery(callQuery('getmarketList', { type: 'coin' }))
  const options = data?.list?.map(({ symbol, name }) => ({ value: symbol, label: name })) ?? []
  return <FilterSelect {...props} options={options} />
}

export const FillTable: FillsView['FillTable'] = (props) => {
  const t = useTexts(orderTexts)
  const formats = useFormats()
  const columns = useMemo(() => fillColumns(t, formats), [t, formats])
  return <DataTable {...props} columns={columns} />
}
