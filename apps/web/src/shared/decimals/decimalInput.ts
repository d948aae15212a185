/** The marks a locale writes numbers with. */
export interface DecimalMarks {
  readonly decimal: string
  readonly group: string
}

const marksByLocale = new Map<string, DecimalMarks>()

export function decimalMarks(locale: string): DecimalMarks {
  let marks = marksByLocale.get(locale)
  if (!marks) {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12345.6)
    const of = (type: string, fallback: string) => parts.find((part) => part.type === type)?.value ?? fallback
    marks = { decimal: of('decimal', '.'), group: of('group', ',') }
    marksByLocale.set(locale, marks)
  }
  return marks
}

export type DecimalReading =
  /** Plain decimal with "." or unfinished ("12.", ""). */
  | { readonly kind: 'plain'; readonly text: string }
  /** Kept out: more decimals than the step, a letter, an exponent, a sign. */
  | { readonly kind: 'refused' }

const REFUSED: DecimalReading = { kind: 'refused' }

/**
 * Reads a typed decimal, one keystroke at a time: the locale's decimal mark or ".", nothing else but digits. More than `maxDecimals`
 * decimals are refused, so the caret simply does not move on.
 */
export function readTyped(entered: string, marks: DecimalMarks, maxDecimals: number): DecimalReading {
  const text = toWesternDigits(entered).replace(/\s/g, '')
  const plain = marks.decimal === '.' ? text : text.replace(marks.decimal, '.')
  return accept(plain, maxDecimals)
}

/**
 * Reads a pasted number: grouping marks go, either decimal mark counts when only one reading is possible ("1.234,5" and
 * "1,234.5" both do; "1,234" is read by the locale). Surplus decimals are cut, never rounded up.
 */
export function readPasted(pasted: string, marks: DecimalMarks, maxDecimals: number): DecimalReading {
  const text = toWesternDigits(pasted).replace(/[\s_'’\u00a0\u202f]/g, '')
  const decimal = decimalMarkOf(text, marks)
  if (decimal === undefined) return REFUSED
  const [whole = '', fraction, ...rest] = decimal === '' ? [text] : text.split(decimal)
  if (rest.length > 0) return REFUSED
  const digits = whole.replace(/[.,]/g, '')
  return accept(fraction === undefined ? digits : `${digits}.${fraction.slice(0, maxDecimals)}`, maxDecimals)
}

/** Which mark is the decimal one; "" when there is none, undefined when the text cannot be a number. */
function decimalMarkOf(text: string, marks: DecimalMarks): string | undefined {
  if (!/^[\d.,]+$/.test(text)) return undefined
  const dot = text.lastIndexOf('.')
  const comma = text.lastIndexOf(',')
  if (dot === -1 && comma === -1) return ''
  if (dot !== -1 && comma !== -1) return dot > comma ? '.' : ','
  const mark = dot === -1 ? ',' : '.'
  const parts = text.split(mark)
  if (parts.length > 2) return parts.slice(1).every((part) => part.length === 3) ? '' : undefined
  if (mark === marks.decimal) return mark
  return mark === marks.group && parts[1]?.length === 3 && parts[0] !== '0' ? '' : mark
}

function accept(plain: string, maxDecimals: number): DecimalReading {
  if (!/^\d{0,15}(\.\d*)?$/.test(plain)) return REFUSED
  const fraction = plain.split('.')[1]
  if (fraction !== undefined && (maxDecimals === 0 || fraction.length > maxDecimals)) return REFUSED
  const text = plain.startsWith('.') ? `0${plain}` : plain.replace(/^0+(?=\d)/, '')
  return { kind: 'plain', text }
}

const ARABIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0

/** Arabic-Indic and Persian digits are typed on those keyboards; the form keeps Western ones. */
function toWesternDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO))
  })
}

/** A plain decimal as the locale writes it in an input: its decimal mark, no grouping. */
export function showInInput(plain: string, marks: DecimalMarks): string {
  return marks.decimal === '.' ? plain : plain.replace('.', marks.decimal)
}
