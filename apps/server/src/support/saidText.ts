/** Signs that move, hide or turn round what stands beside them on a screen: controls, overrides of direction, invisible marks. */
const HIDDEN = /[\p{Cc}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu

/** A message as it is kept: nothing but its lines. */
export function saidText(text: string): string {
  const lines = text.replace(/\r\n?|\u2028|\u2029/g, '\n').split('\n')
  return lines
    .map((line) => line.replace(/\t/g, ' ').replace(HIDDEN, ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same for a title, which is one line. */
export function saidLine(text: string): string {
  return saidText(text).replace(/\s+/g, ' ')
}
