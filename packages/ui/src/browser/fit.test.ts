import { afterEach, describe, expect, it, vi } from 'vitest'
import { fitOf } from './fit.ts'

interface Window {
  /** CSS pixels of the page. */
  readonly inner: number
  /** CSS pixels of the window on the screen, without any zoom. */
  readonly outer?: number
  readonly dots?: number
  readonly touch?: boolean
}

function stand({ inner, outer = inner, dots = 1, touch = false }: Window): void {
  const widest = (query: string) => Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0)
  vi.stubGlobal('innerWidth', inner)
  vi.stubGlobal('outerWidth', outer)
  vi.stubGlobal('devicePixelRatio', dots)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('pointer') ? touch : inner <= widest(query),
  }))
}

afterEach(() => vi.unstubAllGlobals())

describe('how a page fits its window', () => {
  it.each([
    ['a mouse at 1,279 px keeps the width', { inner: 1279 }, 'full'],
    ['a mouse in a small window on a fine screen keeps it too', { inner: 1000, dots: 2 }, 'full'],
    ['what is docked beside the page is not zoom', { inner: 700, outer: 1400 }, 'full'],
    ['a mouse at 150 %', { inner: 960, outer: 1440, dots: 1.5 }, 'narrow'],
    ['a mouse at 400 %', { inner: 320, outer: 1280, dots: 4 }, 'slim'],
    ['zoom in a wide window', { inner: 1280, outer: 2560, dots: 2 }, 'full'],
    ['a tablet', { inner: 1024, touch: true, dots: 2 }, 'narrow'],
    ['a tablet at its full width', { inner: 1280, touch: true }, 'full'],
    ['a phone', { inner: 390, touch: true, dots: 3 }, 'slim'],
  ] as const)('%s', (_name, window, fit) => {
    stand(window)
    expect(fitOf('auto')).toBe(fit)
  })

  it('can be wanted always, or never', () => {
    stand({ inner: 800 })
    expect(fitOf('always')).toBe('slim')
    stand({ inner: 390, touch: true })
    expect(fitOf('never')).toBe('full')
  })
})
