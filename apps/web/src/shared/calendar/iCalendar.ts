/** An entry of a calendar at one moment, or at the same time of `days` days in a row. */
export interface CalendarEntry {
  /** Stays the same when the calendar is written again, so that a calendar that reads it twice has it once. */
  readonly uid: string
  /** UTC ms. */
  readonly at: number
  readonly days?: number
  readonly summary: string
  readonly description: string
}

const LINE_OCTETS = 75
const encoder = new TextEncoder()

/** "20261123T090000Z" */
function utc(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** A text by RFC 5545: characters that would end a value or a line are escaped. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** Content lines hold at most 75 octets; a longer one continues in lines that begin with a space, split between characters. */
function folded(line: string): string {
  let octets = 0
  let text = ''
  for (const sign of line) {
    const size = encoder.encode(sign).length
    if (octets + size > LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += sign
    octets += size
  }
  return text
}

function entryLines(entry: CalendarEntry, madeAt: number): readonly string[] {
  const { uid, at, days = 1, summary, description } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(at)}`,
    ...(days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : []),
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** A calendar as a file (RFC 5545), of media type `text/calendar`. `madeAt`: UTC ms. */
export function iCalendar(entries: readonly CalendarEntry[], madeAt: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchstone//Calendar//EN',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry) => entryLines(entry, madeAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
