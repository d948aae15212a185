import { type ReactNode, useId } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { DateFields, FILTER_CONTROL } from './DateFields.tsx'
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
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-12 text-ink-3">
        {props.label}
      </label>
      <select
        id={id}
        value={props.value}
        onChange={(event) => props.onValueChange(event.target.value)}
        className={`${FILTER_CONTROL} min-w-32 max-w-44`}
      >
        <option value="">{t('any')}</option>
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
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
