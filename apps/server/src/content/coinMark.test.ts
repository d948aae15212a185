import { expect, it } from 'vitest'
import { coinMark } from './coinMark.ts'

/** Relative luminance of #rrggbb, WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it('shows at most three letters, in white that can be read on every colour', () => {
  const marks = Array.from({ length: 26 }, (_, i) => coinMark(`${String.fromCharCode(65 + i)}SDT`))
  const colours = new Set(marks.map((mark) => mark.match(/fill="(#[0-9a-f]{6})"/)?.[1] ?? ''))
  expect(colours.size).toBe(8)
  for (const colour of colours) expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5)
  expect(coinMark('USDT')).toContain('>USD</text>')
  expect(coinMark('BTC')).toBe(coinMark('BTC'))
})
