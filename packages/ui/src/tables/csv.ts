/** Cells a spreadsheet would run as a formula start like this; a leading apostrophe makes them text. */
const FORMULA_START = /^[=+\-@\t\r]/
/** A plain signed number is no formula. */
const NUMBER = /^-?\d+(\.\d+)?$/

function cell(value: string | number): string {
  const text = String(value)
  const safe = FORMULA_START.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180 text with CRLF, safe to open in a spreadsheet. */
export function toCsv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
