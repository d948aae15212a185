const [LEFT_TO_RIGHT, RIGHT_TO_LEFT, END] = ['\u2066', '\u2067', '\u2069'] as const
const FIGURE = /[+−-]?\d[\d.,]*(?:\u00a0?%)?/g

/** A label of words, marks and figures in the order of a language; on a canvas that goes from left to right only such marks say so. */
export function laidOut(label: string, direction: 'ltr' | 'rtl'): string {
  if (direction === 'ltr') return label
  return `${RIGHT_TO_LEFT}${label.replaceAll(FIGURE, (figure) => `${LEFT_TO_RIGHT}${figure}${END}`)}${END}`
}
