import { useQuery } from '@tanstack/react-query'
import { DataTable } from '@touchstone/ui'
import { useMemo } from 'react'
import { timedOptionFillColumns } from '../../products/timedOptions/fillColumns.tsx'
import { timedOptionTexts } from '../../products/timedOptions/texts.ts'
import { callQuery } from '../../shared/api/queries.ts'
import type { FillsView } from '../../shared/feature/featureParts.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { FilterSelect } from '../../shared/records/RecordFilters.tsx'

/** Every index that timed orders are placed on. */
export const MarketFilter: FillsView['MarketFilter'] = (props) => {
  const { data } = useQuery(callQuery('getDeliveryCycle', {}, { refusal: 'here' }))
  const options = data?.symbols?.map(({ symbol, name }) => ({ value: symbol, label: name })) ?? []
  return <FilterSelect {...props} options={options} />
}

export const FillTable: FillsView['FillTable'] = (props) => {
  const t = useTexts(timedOptionTexts)
  const formats = useFormats()
  const columns = useMemo(() => timedOptionFillColumns(t, formats), [t, formats])
  return <DataTable {...props} columns={columns} />
}
