import { expect, it } from 'vitest'
import { nearestTick } from './nearestTick.ts'

it('puts a price from the chart on the nearest step, never on zero', () => {
  const market = { priceScale: 2, tick: 5n }
  expect(nearestTick('100.52', market)).toBe('100.5')
  expect(nearestTick('100.53', market)).toBe('100.55')
  expect(nearestTick('0.01', market)).toBe('0.05')
})
