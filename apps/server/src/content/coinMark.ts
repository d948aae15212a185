const SIZE = 32
/** Colours on which white letters read with a contrast of at least 4.5 to 1. */
const COLOURS = ['#8a4b00', '#1f5fbf', '#0f6b4f', '#7a3db8', '#a32a5c', '#3f5a73', '#5c6b00', '#b03a1a'] as const
/** Letters that fit, and how large each number of them may be. */
const LETTER_SIZES = [17, 14, 11] as const

/**
 * The mark of a currency as SVG: its first letters on a colour, the same for a code on every machine. Drawn here, because
 * the marks of others are theirs, and a coin that is listed tomorrow has one as well. `code`: letters and digits alone.
 */
export function coinMark(code: string): string {
  const letters = code.slice(0, LETTER_SIZES.length).toUpperCase()
  const sum = [...code].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  const half = SIZE / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<circle cx="${half}" cy="${half}" r="${half}" fill="${COLOURS[sum % COLOURS.length]}"/>`,
    `<text x="${half}" y="${half}" dy="0.36em" text-anchor="middle" fill="#fff" font-family="sans-serif"`,
    ` font-weight="600" font-size="${LETTER_SIZES[letters.length - 1]}">${letters}</text></svg>`,
  ].join('')
}
