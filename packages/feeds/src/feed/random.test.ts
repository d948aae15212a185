import { seededRandom } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import { normal, seedFrom } from './random.ts'

describe('seeded randomness', () => {
  it('draws the same numbers for the same seed and others for another', () => {
    const draw = (seed: number) => Array.from({ length: 50 }, seededRandom(seed))
    expect(draw(42)).toEqual(draw(42))
    expect(draw(42)).not.toEqual(draw(43))
  })

  it('is uniform in the open interval and normal where asked', () => {
    const random = seededRandom(7)
    const uniform = Array.from({ length: 20_000 }, random)
    expect(Math.min(...uniform)).toBeGreaterThan(0)
    expect(Math.max(...uniform)).toBeLessThan(1)
    expect(uniform.reduce((sum, x) => sum + x, 0) / uniform.length).toBeCloseTo(0.5, 1)
    const bell = Array.from({ length: 20_000 }, () => normal(random))
    expect(bell.reduce((sum, x) => sum + x * x, 0) / bell.length).toBeCloseTo(1, 1)
  })

  it('makes a seed of any text', () => {
    expect(seedFrom('42')).toBe(42)
    expect(seedFrom('hello')).toBe(seedFrom('hello'))
    expect(seedFrom('hello')).not.toBe(seedFrom('hallo'))
  })
})
