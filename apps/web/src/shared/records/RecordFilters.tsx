import { Select } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { DateFields } from './DateFields.tsx'
import type { DateRange } from './dateRange.ts'
import { recordListTexts } from './texts.ts'

export function FilterSelect(props: {
  readonly label: string
  readonly value: string
  /** Without the first entry "All", which stands for "". */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onValueChange: (value: string) => void
}) {
  const t = useTexts(recordListTexts)
  return (
    <div className="min-w-32 max-w-44">
      <Select
        compact
        label={props.label}
        value={props.value}
        options={[{ value: '', label: t('any') }, ...props.options]}
        onValueChange={props.onValueChange}
      />
    </div>
  )
}

/** The filters of a list in one row, its export at the end, a sentence when the period does not work. */
export function RecordFilters(props: {
  readonly range: DateRange
  readonly onRange: (range: DateRange) => void
  readonly children: ReactNode
  readonly aside: ReactNode
}) {
  const t = useTexts(recordListTexts)
  return (
    <section aria-label={t('filter')}>
      <DateFields range={props.range} onRange={props.onRange} aside={props.aside}>
        {props.children}
      </DateFields>
    </section>
  )
}
