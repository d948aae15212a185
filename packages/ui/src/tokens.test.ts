import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

function channel(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function theme(name: string): ReadonlyMap<string, string> {
  const start = css.search(new RegExp(`data-theme=.${name}.\\] \\{\\s+color-scheme`))
  const block = css.slice(start, css.indexOf('}', start))
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1] ?? '', match[2] ?? '']))
}

const SURFACES = ['field', 'canvas', 'surface-1', 'surface-2', 'surface-3'] as const
const TEXTS = ['ink-1', 'ink-2', 'ink-3', 'accent', 'teal', 'red', 'blue', 'orange', 'warn', 'danger', 'ok'] as const
const ON_FILL = [
  ['on-accent', 'accent'],
  ['on-teal', 'teal'],
  ['on-red', 'red'],
  ['on-blue', 'blue'],
  ['on-orange', 'orange'],
  ['on-notice', 'notice'],
] as const

describe.each(['dark', 'light'])('%s theme', (name) => {
  const colours = theme(name)
  const colour = (token: string) => {
    const found = colours.get(token)
    if (!found) throw new Error(`--${token} is missing`)
    return found
  }

  it('has readable text on every surface (4.5:1)', () => {
    const poor = SURFACES.flatMap((surface) =>
      TEXTS.filter((text) => contrast(colour(text), colour(surface)) < 4.5).map((text) => `${text} on ${surface}`),
    )
    expect(poor).toEqual([])
  })

  it('has readable text on filled buttons and banners (4.5:1)', () => {
    expect(ON_FILL.filter(([text, fill]) => contrast(colour(text), colour(fill)) < 4.5)).toEqual([])
  })

  it('has control lines that can be seen (3:1)', () => {
    expect(SURFACES.filter((surface) => contrast(colour('control-line'), colour(surface)) < 3)).toEqual([])
  })
})
