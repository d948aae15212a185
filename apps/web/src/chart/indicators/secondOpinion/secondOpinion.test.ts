import { describe, expect, it } from 'vitest'
import { INDICATORS } from '../catalogue.ts'
import type { Bar, Indicator, Series } from '../indicator.ts'
import { OPINIONS } from './opinions.ts'
import { flatBars, randomWalk } from './testBars.ts'
import type { At } from './textbook.ts'

/** Both compute in floats, in another order. */
const TOLERANCE = 1e-8

const MARKETS: readonly (readonly [string, readonly Bar[]])[] = [
  ['walk 1', randomWalk(1, 320)],
  ['walk 2', randomWalk(2, 320)],
  ['walk 3', randomWalk(3, 320)],
  ['a flat market', flatBars(160)],
  ['a short one', randomWalk(4, 9)],
  ['one bar', randomWalk(5, 1)],
  ['none', []],
]

function differences(series: Series, opinion: At): readonly string[] {
  return series.flatMap((value, i) => {
    const second = opinion(i)
    const other = Number.isFinite(second) ? second : null
    const same = value === null || other === null ? value === other : near(value, other)
    return same ? [] : [`bar ${i}: ${value} for ${other}`]
  })
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(a), Math.abs(b))

/** The initial parameters, and others within the limits. */
function settings({ parameters }: Indicator): readonly (readonly number[])[] {
  const initial = parameters.map((parameter) => parameter.initial)
  const other = parameters.map(({ initial: usual, min, max, step }) => {
    const less = Number.isInteger(step) ? Math.floor(usual * 0.6) : usual * 0.6
    return Math.min(max, Math.max(min, less))
  })
  return [initial, other]
}

function disagreements(indicator: Indicator, bars: readonly Bar[], values: readonly number[]): readonly string[] {
  const opinion = OPINIONS[indicator.id]
  if (!opinion) return ['no second opinion']
  const named = new Map(indicator.parameters.map(({ key }, index) => [key, values[index]]))
  const lines = opinion(bars, (name) => {
    const value = named.get(name)
    if (value === undefined) throw new Error(`${indicator.id} has no parameter ${name}`)
    return value
  })
  const computed = indicator.compute(bars, values)
  return indicator.lines.flatMap(({ key }) => {
    const line = lines[key]
    if (!line) return [`${key}: no second opinion`]
    return differences(computed[key] ?? [], line).map((difference) => `${key} ${difference}`)
  })
}

describe('a second implementation from the definition agrees', () => {
  it.each(INDICATORS)('$id', (indicator) => {
    for (const [market, bars] of MARKETS)
      for (const values of settings(indicator))
        expect(disagreements(indicator, bars, values).slice(0, 5), `${market}, ${values}`).toEqual([])
  })
})
