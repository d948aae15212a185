import { expect, it } from 'vitest'
import { LEAST_ACTS } from './promisedActs.ts'

it('a thousand acts and more are compared with what was promised of them', () => {
  expect(Object.values(LEAST_ACTS).reduce((sum, acts) => sum + acts, 0)).toBeGreaterThanOrEqual(1_000)
})
