import { Num, zoneLabel } from '@touchstone/ui'
import { type ReactNode, useId } from 'react'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { useReaderZone } from '../times/readerZone.ts'
import { startOfDay } from '../times/typedTime.ts'
import { type DateRange, MAX_RANGE_DAYS, rangeProblem } from './dateRange.ts'
import { recordListTexts } from './texts.ts'

export const FILTER_CONTROL = 'h-9 rounded-control border border-control-line/60 bg-surface-2 px-2 text-13 text-ink-1'

export interface DateFieldsProps {
  readonly range: DateRange
  readonly onRange: (range: DateRange) => void
  /** The longest period, in days. */
  readonly most?: number
  /** Before and behind the two days, in the same row. */
  readonly children?: ReactNode
  readonly aside?: ReactNode
}

/** A row of fields with the first and last day of a period, and below it the period's problem, or the period as the reader writes it. */
export function DateFields({ range, onRange, most = MAX_RANGE_DAYS, children, aside }: DateFieldsProps) {
  const t = useTexts(recordListTexts)
  const id = useId()
  const zone = useReaderZone()
  const problem = rangeProblem(range, most)
  const day = (key: 'from' | 'to') => (
    <div className="flex flex-col gap-1">
      <label htmlFor={`${id}-${key}`} className="text-12 text-ink-3">
        {t(key)} <Num>{zoneLabel(zone, startOfDay(range[key], zone) ?? Date.now())}</Num>
      </label>
      <input
        id={`${id}-${key}`}
        type="date"
        value={range[key]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onRange({ ...range, [key]: event.target.value })}
        className={FILTER_CONTROL}
      />
    </div>
  )
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        {children}
        {day('from')}
        {day('to')}
        <div className="ms-auto">{aside}</div>
      </div>
      <div className="min-h-5 pt-1 text-12">
        <p id={`${id}-problem`} role="alert" className="text-danger">
          {problem && t(`problem.${problem}`, { days: String(most) })}
        </p>
        {!problem && <Chosen range={range} />}
      </div>
    </>
  )
}

/** The fields themselves are the browser's, and in its language. */
function Chosen({ range }: { readonly range: DateRange }) {
  const formats = useFormats()
  const zone = useReaderZone()
  const [from, to] = [startOfDay(range.from, zone), startOfDay(range.to, zone)]
  return (
    <p className="text-ink-3">
      <bdi>{from !== undefined && to !== undefined && formats.days(from, to)}</bdi>
    </p>
  )
}
