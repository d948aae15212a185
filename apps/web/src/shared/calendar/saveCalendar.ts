import { saveFile } from '@touchstone/ui'
import { type CalendarEntry, iCalendar } from './iCalendar.ts'

const TYPE = 'text/calendar;charset=utf-8'

/** Gives the browser entries as a file that any calendar reads. `file`: its name, such as `hosting.ics`. */
export function saveCalendar(file: string, entries: readonly CalendarEntry[]): void {
  saveFile(file, [iCalendar(entries, Date.now())], TYPE)
}

/** The name of an entry that stays the same each time it is written, on this platform's own. */
export function entryName(what: string): string {
  return `${what}@${location.hostname}`
}
