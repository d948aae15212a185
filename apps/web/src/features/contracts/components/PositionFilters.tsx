import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { DateRange } from '../../../shared/records/dateRange.ts'
import { FilterSelect, RecordFilters } from '../../../shared/records/RecordFilters.tsx'
import { contractScreenTexts } from '../texts.ts'

export interface PositionFiltersProps {
  /** Past rows have a period; open ones have none. */
  readonly past: boolean
  readonly contracts: ReadonlySet<string> | undefined
  readonly symbol: string
  readonly onSymbol: (symbol: string) => void
  readonly range: DateRange
  readonly onRange: (range: DateRange) => void
  readonly aside: ReactNode
}

export function PositionFilters(props: PositionFiltersProps) {
  const t = useTexts(contractScreenTexts)
  const contract = (
    <FilterSelect
      label={t('positions.contract')}
      value={props.symbol}
      options={[...(props.contracts ?? [])].map((symbol) => ({ value: symbol, label: symbol }))}
      onValueChange={props.onSymbol}
    />
  )
  if (!props.past)
    return (
      <div className="flex items-end justify-between gap-3 pb-6">
        {contract}
        {props.aside}
      </div>
    )
  return (
    <RecordFilters range={props.range} onRange={props.onRange} aside={props.aside}>
      {contract}
    </RecordFilters>
  )
}
