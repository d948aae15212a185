import { expect, test } from 'vitest'
import { farm } from './testing/farm.ts'

test('a thousand false identities that farm every reward get at most a fifth of their fees back (I20, I21)', () => {
  const { paid, received } = farm(1_000, 1)
  expect(received * 5n).toBeLessThanOrEqual(paid)
  // The farm was not idle: it took nearly all rewards there were.
  expect(received * 100n).toBeGreaterThan(paid * 19n)
})
