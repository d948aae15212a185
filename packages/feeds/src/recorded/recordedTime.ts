const DAY = /^(\d{4})(\d{2})(\d{2})$/

/** Column numbers of a header, by lower-case name; -1 = not there. */
export type ColumnAt = (...names: readonly string[]) => number

/**
 * How a row tells its time, in milliseconds UTC: one column with a number or a date, or milliseconds of a day whose date
 * stands in another column or in the file's name. Undefined when the header names no time. A recording's zone does not
 * matter: it is played relative to its own beginning.
 */
export function timeReader(at: ColumnAt, fileName: string): ((cells: readonly string[]) => number) | undefined {
  const ofDay = at('ms_of_day')
  const whole = at('timestamp', 'ts_ms', 'open_time', 'time', 'date')
  if (ofDay < 0) return whole < 0 ? undefined : (cells) => timeOf(cells[whole])
  if (whole >= 0) return (cells) => timeOf(cells[whole]) + Number(cells[ofDay])
  const day = timeOf(fileName.split(/[_.]/).find((word) => DAY.test(word)))
  return Number.isFinite(day) ? (cells) => day + Number(cells[ofDay]) : undefined
}

/** Milliseconds as a number, a day as eight digits, or a date text; without a zone it is UTC, without a day the first. */
function timeOf(cell = ''): number {
  const day = DAY.exec(cell.slice(0, 8))
  if (day && !/^\d{9}/.test(cell)) return Date.parse(`${day[1]}-${day[2]}-${day[3]}T${cell.slice(9) || '00:00'}Z`)
  if (/^\d+$/.test(cell)) return Number(cell)
  const [date = '', time = '00:00'] = cell.split(/[ T]/)
  return Date.parse(`${date.length === 7 ? `${date}-01` : date}T${time.replace(/\+00:00$|Z$/, '').slice(0, 12)}Z`)
}
