import { describe, expect, it } from 'vitest'
import { INDICATORS } from './catalogue.ts'
import type { Bar, Indicator, Series } from './indicator.ts'
import { indicatorTexts } from './indicatorTexts.ts'
import { flatBars, randomWalk } from './secondOpinion/testBars.ts'

const initial = ({ parameters }: Indicator): number[] => parameters.map((parameter) => parameter.initial)
const least = ({ parameters }: Indicator): number[] => parameters.map(({ min }) => min)
const greatest = ({ parameters }: Indicator): number[] => parameters.map(({ max }) => max)

const walk = randomWalk(11, 320)
const broken = walk.map((bar, index) => (index % 17 === 5 ? { ...bar, close: Number.NaN } : bar))

const INPUTS: readonly (readonly [string, readonly Bar[]])[] = [
  ['no bars', []],
  ['one bar', walk.slice(0, 1)],
  ['a few bars', walk.slice(0, 7)],
  ['a walk with gaps', walk],
  ['a flat market', flatBars(200)],
  ['a market at zero', flatBars(60, 0)],
  ['bars with missing numbers', broken],
  ['numbers near the end of what fits', flatBars(60, 1e308)],
]

function unsound(series: Series | undefined, length: number): boolean {
  return series?.length !== length || series.some((value) => value !== null && !Number.isFinite(value))
}

describe('the catalogue of indicators', () => {
  it('lists sixty or more, each under an id of its own', () => {
    const ids = INDICATORS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(60)
  })

  it('has parameters within their limits and lines under keys of their own', () => {
    for (const { id, parameters, lines } of INDICATORS) {
      for (const { key, initial: value, min, max, step } of parameters) {
        expect([min <= value, value <= max, min < max, step > 0], `${id} ${key}`).toEqual([true, true, true, true])
        if (step === 1) expect([min, value, max].every(Number.isInteger), `${id} ${key}`).toBe(true)
      }
      expect(new Set(parameters.map(({ key }) => key)).size).toBe(parameters.length)
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
      expect(lines.length).toBeGreaterThan(0)
    }
  })

  it.each(INPUTS)('gives one finite value or none per bar and line: %s', (_, bars) => {
    const faults = INDICATORS.flatMap((indicator) =>
      [initial(indicator), least(indicator), greatest(indicator)].flatMap((parameters) => {
        const computed = indicator.compute(bars, parameters)
        const strange = Object.keys(computed).length !== indicator.lines.length
        const missing = indicator.lines.filter(({ key }) => unsound(computed[key], bars.length))
        return strange || missing.length > 0 ? [`${indicator.id}(${parameters})`] : []
      }),
    )
    expect(faults).toEqual([])
  })

  it('draws something on every line of an ordinary market, as set at first and with the least of everything', () => {
    const silent = INDICATORS.flatMap((indicator) =>
      [initial(indicator), least(indicator)].flatMap((parameters) => {
        const computed = indicator.compute(walk, parameters)
        return indicator.lines
          .filter(({ key }) => !computed[key]?.some((value) => value !== null))
          .map(({ key }) => `${indicator.id}(${parameters}) ${key}`)
      }),
    )
    expect(silent).toEqual([])
  })

  it('reads a parameter outside its limits as the nearest allowed one, and a missing one as the initial', () => {
    for (const indicator of INDICATORS) {
      const beyond = indicator.parameters.map(({ max }) => max + 1)
      const below = indicator.parameters.map(({ min }) => min - 1)
      expect(indicator.compute(walk, beyond), indicator.id).toEqual(indicator.compute(walk, greatest(indicator)))
      expect(indicator.compute(walk, below), indicator.id).toEqual(indicator.compute(walk, least(indicator)))
      expect(indicator.compute(walk, []), indicator.id).toEqual(indicator.compute(walk, initial(indicator)))
    }
  })

  it('takes the bars around one with missing numbers as neighbours', () => {
    const whole = broken.filter(({ close }) => !Number.isNaN(close))
    for (const indicator of INDICATORS) {
      const among = indicator.compute(broken, initial(indicator))
      const alone = indicator.compute(whole, initial(indicator))
      for (const { key } of indicator.lines) {
        const kept = (among[key] ?? []).filter((_, index) => !Number.isNaN(broken[index]?.close))
        expect(kept, `${indicator.id} ${key}`).toEqual(alone[key])
      }
    }
  })

  it('has a text for every indicator, parameter, line and group, and none beyond', () => {
    const { indicator, parameter, line, group } = indicatorTexts.english
    const keys = <Kind extends 'parameters' | 'lines'>(kind: Kind): string[] =>
      INDICATORS.flatMap((each) => each[kind].map(({ key }) => key))
    const sorted = (words: readonly string[]): string[] => [...new Set(words)].sort()
    expect(Object.keys(indicator).sort()).toEqual(sorted(INDICATORS.map(({ id }) => id)))
    expect(Object.keys(parameter).sort()).toEqual(sorted(keys('parameters')))
    expect(Object.keys(line).sort()).toEqual(sorted(keys('lines')))
    expect(Object.keys(group).sort()).toEqual(sorted(INDICATORS.map((each) => each.group)))
    const shorts = Object.values(indicator).map(({ short }) => short)
    expect(new Set(shorts).size).toBe(shorts.length)
  })
})
