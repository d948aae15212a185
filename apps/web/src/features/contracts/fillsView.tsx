import { useQuery } from '@tanstack/react-query'
import { DataTable } from '@touchstone/ui'
import { useMemo } from 'react'
import { contractFillColumns } from '../../products/contracts/fillColumns.tsx'
import { contractTexts } from '../../products/contracts/texts.ts'
import { callQuery } from '../../shared/api/queries.ts'
import type { FillsView } from '../../shared/feature/featureParts.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { orderTexts } from '../../shared/orders/orderTexts.ts'
import { FilterSelect } from '../../shared/records/RecordFilters.tsx'

/** Every contract. */
export const MarketFilter: FillsView['MarketFilter'] = (props) => {
  const { data } = useQuery(callQuery('getContractSymbols', {}))
  const options = data?.map(({ symbol, name }) => ({ value: symbol, label: name })) ?? []
  return <FilterSelect {...props} options={options} />
}

export const FillTable: FillsView['FillTable'] = (props) => {
  const t = useTexts(contractTexts)
  const orders = useTexts(orderTexts)
  const formats = useFormats()
  const columns = useMemo(() => contractFillColumns(t, orders, formats), [t, orders, formats])
  return <DataTable {...props} columns={columns} />
}
