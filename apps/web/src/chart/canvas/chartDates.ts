import type { Formatter } from 'klinecharts'
import type { Formats, MomentParts } from '../../shared/format/format.ts'

/** The parts of a moment that the library's templates stand for. */
const PARTS: Readonly<Record<string, MomentParts>> = {
  'HH:mm:ss': 'second',
  'HH:mm': 'minute',
  'MM-DD HH:mm': 'monthMinute',
  'YYYY-MM-DD HH:mm': 'dateMinute',
  'YYYY-MM-DD': 'date',
  'YYYY-MM': 'month',
  YYYY: 'year',
}

/** Dates on the canvas are written as in the lists around it. */
export function chartDates(formats: Formats): Pick<Formatter, 'formatDate'> {
  return { formatDate: ({ timestamp, template }) => formats.moment(timestamp, PARTS[template] ?? 'dateMinute') }
}
