import { IntlMessageFormat } from 'intl-messageformat'

/** What a value reads that a message does not have: the case of a choice for it, and never shown. */
const ABSENT = 'absent'
const HIDDEN = '\u0000'

const COUNT = /^\d{1,15}$/
/** "1234.5 USDT", as messages keep amounts. */
const AMOUNT = /^(-?\d+(?:\.\d+)?)( [A-Z0-9]{2,12})$/
/** Messages keep moments as UTC milliseconds, under names that say so. */
const MOMENT = /At$/

/** "2026-11-27 08:00 UTC": the same in every language, with the zone that it is in. */
function moment(time: string): string {
  return `${new Date(Number(time)).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

interface Writing {
  readonly whole: Intl.NumberFormat
  readonly mark: string
}

const writings = new Map<string, Writing>()

/** Kept: a statement has thousands of figures. */
function writingOf(locale: string): Writing {
  const known = writings.get(locale)
  if (known) return known
  const whole = new Intl.NumberFormat(locale)
  const mark = whole.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const made = { whole, mark }
  writings.set(locale, made)
  return made
}

/** A decimal as the language writes it: "1,234.50", "1.234,50". All its digits stay. */
export function grouped(decimal: string, locale: string): string {
  const [, sign = '', digits = '', fraction = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(decimal) ?? []
  const { whole, mark } = writingOf(locale)
  return `${sign}${whole.format(BigInt(digits))}${fraction.replace('.', mark)}`
}

/** A date or an amount keeps its order in a line from right to left; a code alone does, and is copied without marks. */
export function isolated(value: string, locale: string): string {
  return locale.startsWith('ar') && /\d/.test(value) && /[^\d\u0600-\u06ff]/.test(value)
    ? `\u2066${value}\u2069`
    : value
}

function shownValue(name: string, value: string, locale: string): string {
  if (value === '') return HIDDEN
  return isolated(writtenValue(name, value, locale), locale)
}

function writtenValue(name: string, value: string, locale: string): string {
  if (MOMENT.test(name) && COUNT.test(value)) return moment(value)
  const amount = AMOUNT.exec(value)
  return amount ? `${grouped(amount[1] ?? '', locale)}${amount[2]}` : value
}

/** A message with its values, in some language. */
export type Say = (message: string, values: Readonly<Record<string, string>>) => string

const formats = new Map<string, IntlMessageFormat>()

function formatOf(message: string, locale: string): IntlMessageFormat {
  const key = `${locale} ${message}`
  const known = formats.get(key) ?? new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
  formats.set(key, known)
  return known
}

/** The arguments of a message, each with what it is used for: "" to be shown, `select` and `plural` to choose by. */
function argumentsOf(message: string): readonly (readonly [string, string])[] {
  return [...message.matchAll(/\{(\w+)(?:, (select|plural),|\})/g)].map(
    ([, name = '', use = '']) => [name, use] as const,
  )
}

/**
 * One ICU message with its values: amounts as the language writes them, moments in UTC. '' for a paragraph that would show
 * a value which is not there.
 */
export function formatMessage(message: string, values: Readonly<Record<string, string>>, locale: string): string {
  const known = Object.fromEntries(
    argumentsOf(message)
      .toSorted(([, one], [, other]) => one.length - other.length)
      .map(([name, use]) => {
        const value = values[name] ?? ''
        if (use === 'plural') return [name, Number(value)] as const
        return [name, use === 'select' ? value || ABSENT : shownValue(name, value, locale)] as const
      }),
  )
  const text = String(formatOf(message, locale).format(known))
  return text.includes(HIDDEN) ? '' : text.trim()
}
