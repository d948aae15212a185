const REPLACEMENT = '\uFFFD'
/** Half of a character that is written as two: such a text has no bytes. */
const HALF = /\p{Cs}/u
const HALVES = /\p{Cs}/gu
const NUL = '\u0000'

/** Whether an SQL text holds it as it is: not with the character of number 0, nor with half a character. */
export function isStorable(text: string): boolean {
  return !text.includes(NUL) && !HALF.test(text)
}

/** The text with U+FFFD for each character that cannot be stored. */
export function storable(text: string): string {
  return isStorable(text) ? text : text.replaceAll(NUL, REPLACEMENT).replaceAll(HALVES, REPLACEMENT)
}

/** A value as JSON that an SQL column holds, its texts storable. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value)
  // Whatever cannot be stored is written as an escape, and hardly anything else is.
  if (!json.includes('\\u')) return json
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? storable(part) : part))
}
