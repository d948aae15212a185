import { seededRandom } from '@touchstone/quantities'
import { expect, it } from 'vitest'
import { STIR_POLICY } from '../policy/stirPolicy.ts'
import { stirred } from './stirring.ts'

it('sizes are drawn anew for a few levels, never larger than decided nor smaller than allowed', () => {
  const random = seededRandom(7)
  const sizes = [3, 40, 900, 25_000, 1_000_000]
  const changed = new Set<number>()
  for (let time = 0; time < 500; time++) {
    const drawn = stirred(sizes, 3, random)
    const other = sizes.flatMap((lots, level) => (drawn[level] === lots ? [] : [level]))
    expect(other.length).toBeLessThanOrEqual(STIR_POLICY.levels)
    for (const level of other) {
      changed.add(level)
      expect(drawn[level]).toBeLessThan(sizes[level] ?? 0)
      expect(drawn[level]).toBeGreaterThanOrEqual(Math.floor((sizes[level] ?? 0) * (1 - STIR_POLICY.share)))
      expect(Number.isInteger(drawn[level])).toBe(true)
    }
    expect(drawn[0]).toBe(3)
  }
  expect([...changed].sort((a, b) => a - b)).toEqual([1, 2, 3, 4])
})
