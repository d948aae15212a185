const numberFormats = new Map<string, Intl.NumberFormat>()
const timeFormats = new Map<string, Intl.DateTimeFormat>()

export const HONG_KONG = 'Asia/Hong_Kong'

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options)
  numberFormats.set(key, format)
  return format
}

function timeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = timeFormats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  timeFormats.set(key, format)
  return format
}

const DATE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
const MINUTES = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
/** What of a moment is shown where there is no room, or no need, for all of it. */
const PARTS = {
  second: CLOCK,
  minute: MINUTES,
  monthMinute: { month: '2-digit', day: '2-digit', ...MINUTES },
  dateMinute: { ...DATE, ...MINUTES },
  date: DATE,
  month: { year: 'numeric', month: '2-digit' },
  year: { year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

export type MomentParts = keyof typeof PARTS

const UTC_MOMENT = /(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/g

/** Shown for a figure that does not exist. */
export const NO_FIGURE = '–'

/** Intl reads decimal strings exactly; its type only knows numbers and numeric literals. */
const exact = (decimal: string) => decimal as `${number}`

/** Exactly `decimals`, cut; without it as many as the wire sent, so that "10.50" stays "10.50". */
function toward(value: string, decimals = value.split('.')[1]?.length ?? 0): Intl.NumberFormatOptions {
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals, roundingMode: 'trunc' }
}

/**
 * Formats for one locale. All take the wire's decimal strings and milliseconds; "" gives a dash. Times are those of `timeZone`, by default
 * of the device.
 */
export function formatsFor(locale: string, timeZone?: string) {
  const written = /^en\b/.test(locale) ? byYearMonthDay : asThere
  const inZone = (parts: Intl.DateTimeFormatOptions) => timeFormat(locale, timeZone ? { ...parts, timeZone } : parts)
  return {
    locale,
    /** Grouped; cut (never rounded up) to `decimals` when given. */
    decimal(value: string, decimals?: number): string {
      return value === '' ? NO_FIGURE : numberFormat(locale, toward(value, decimals)).format(exact(value))
    },
    /** A gain or a loss: "+12.5". Rounded down when cut to `decimals`: a loss is never made small, nor a gain large. */
    signed(value: string, decimals?: number): string {
      if (value === '') return NO_FIGURE
      return numberFormat(locale, {
        ...toward(value, decimals),
        roundingMode: 'floor',
        signDisplay: 'exceptZero',
      }).format(exact(value))
    },
    /** A fraction as a signed percentage: "0.0123" → "+1.23%". */
    change(fraction: string): string {
      if (fraction === '') return NO_FIGURE
      const options = {
        style: 'percent',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        signDisplay: 'exceptZero',
      }
      return numberFormat(locale, options as Intl.NumberFormatOptions).format(exact(fraction))
    },
    /** A fraction as a rate: "0.001" → "0.1%". */
    rate(fraction: string): string {
      if (fraction === '') return NO_FIGURE
      return numberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(exact(fraction))
    },
    /** A percentage that is one already: "0.06" → "0.06%". */
    percent(value: string): string {
      if (value === '') return NO_FIGURE
      return numberFormat(locale, { ...toward(value), style: 'unit', unit: 'percent' }).format(exact(value))
    },
    /** Large figures in a narrow place: "12.30M"; two decimals always, so that a column aligns. */
    compact(value: string): string {
      if (value === '') return NO_FIGURE
      const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      return numberFormat(locale, { notation: 'compact', ...digits }).format(exact(value))
    },
    count(value: number): string {
      return numberFormat(locale, {}).format(value)
    },
    dateTime(time: number): string {
      return written(inZone({ ...DATE, ...CLOCK }), time)
    },
    /** Parts of `dateTime`, written as there. */
    moment(time: number, parts: MomentParts): string {
      return written(inZone(PARTS[parts]), time)
    },
    /** A sentence of the platform, its moments ("2026-11-23 14:30 UTC") as the reader writes them. */
    momentsIn(sentence: string): string {
      return sentence.replace(UTC_MOMENT, (_, day, minute) =>
        written(inZone(PARTS.dateMinute), Date.parse(`${day}T${minute}Z`)),
      )
    },
    date(time: number): string {
      return asThere(inZone({ year: 'numeric', month: 'long', day: 'numeric' }), time)
    },
    /** A period of days, its ends included; what both have in common is said once. */
    days(from: number, to: number): string {
      const format = inZone({ year: 'numeric', month: 'long', day: 'numeric' })
      const text = format.formatRange(from, to).replaceAll('\u200f', '')
      return isFromRight(locale) ? text.replace(TWO_DAYS, '\u2066$&\u2069') : text
    },
    time(time: number): string {
      return asThere(inZone(CLOCK), time)
    },
    hongKongTime(time: number): string {
      return asThere(timeFormat(locale, { ...CLOCK, timeZone: HONG_KONG }), time)
    },
  }
}

export type Formats = ReturnType<typeof formatsFor>

/** Days of one month: between letters that run from the right, the dash would put the second figure first. */
const TWO_DAYS = /\d+–\d+/

function isFromRight(locale: string): boolean {
  return new Intl.Locale(locale).language === 'ar'
}

/** Without the marks that Arabic puts between the parts of a date: on a canvas and in a line of figures they tear it apart. */
function asThere(format: Intl.DateTimeFormat, time: number): string {
  return format.format(time).replaceAll('\u200f', '')
}

/** "2026-11-23 11:22:33": where English is read, the day comes before the month or after it, and a figure does not tell which. */
function byYearMonthDay(format: Intl.DateTimeFormat, time: number): string {
  const part = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]))
  const joined = (types: readonly Intl.DateTimeFormatPartTypes[], mark: string) =>
    types.flatMap((type) => part.get(type) ?? []).join(mark)
  return `${joined(['year', 'month', 'day'], '-')} ${joined(['hour', 'minute', 'second'], ':')}`.trim()
}

/** Which way a signed decimal points. */
export function directionOf(change: string): 'up' | 'down' | 'flat' {
  if (/^-?0*(\.0*)?$/.test(change)) return 'flat'
  return change.startsWith('-') ? 'down' : 'up'
}
