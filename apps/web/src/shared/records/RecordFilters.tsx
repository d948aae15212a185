import { type ReactNode, useId } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { type DateRange, rangeProblem } from './dateRange.ts'
import { recordListTexts } from './texts.ts'

const CONTROL = 'h-9 rounded-control border border-control-line/60 bg-surface-2 px-2 text-13 text-ink-1'

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
        className={`${CONTROL} min-w-32`}
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
  const { range, onRange } = props
  const t = useTexts(recordListTexts)
  const id = useId()
  const problem = rangeProblem(range)
  const day = (key: 'from' | 'to') => (
    <div className="flex flex-col gap-1">
      <label htmlFor={`${id}-${key}`} className="text-12 text-ink-3">
        {t(key)}
      </label>
      <input
        id={`${id}-${key}`}
        type="date"
        value={range[key]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onRange({ ...range, [key]: event.target.value })}
        className={CONTROL}
      />
    </div>
  )
  return (
    <section aria-label={t('filter')}>
      <div className="flex flex-wrap items-end gap-3">
        {props.children}
        {day('from')}
        {day('to')}
        <div className="ms-auto">{props.aside}</div>
      </div>
      <p id={`${id}-problem`} role="alert" className="min-h-5 pt-1 text-12 text-danger">
        {problem && t(`problem.${problem}`)}
      </p>
    </section>
  )
}
