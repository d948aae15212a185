import { describe, expect, it } from 'vitest'
import { TokenBuckets } from './tokenBuckets.ts'

describe('token buckets', () => {
  it('allow a burst, then the steady rate, each key for itself', () => {
    let now = 0
    const buckets = new TokenBuckets({ perSecond: 2, burst: 3, now: () => now })
    const spent = [1, 2, 3, 4].map(() => buckets.spend('a'))
    expect(spent).toEqual([0, 0, 0, 1])
    expect(buckets.spend('b')).toBe(0)
    now = 500
    expect([buckets.spend('a'), buckets.spend('a')]).toEqual([0, 1])
    now = 60_000
    expect([1, 2, 3, 4].map(() => buckets.spend('a'))).toEqual([0, 0, 0, 1])
  })

  it('say how many seconds to wait', () => {
    const buckets = new TokenBuckets({ perSecond: 0.1, burst: 1, now: () => 0 })
    expect([buckets.spend('a'), buckets.spend('a')]).toEqual([0, 10])
  })

  it('stay bounded whoever comes, and forget those who have their burst back first', () => {
    let now = 0
    const buckets = new TokenBuckets({ perSecond: 1, burst: 2, limit: 100, now: () => now })
    buckets.spend('hungry')
    for (let key = 0; key < 99; key++) buckets.spend(key)
    now = 1_500
    buckets.spend('hungry')
    buckets.spend('hungry')
    for (let key = 1_000; key < 1_050; key++) buckets.spend(key)
    expect(buckets.size).toBeLessThanOrEqual(100)
    expect(buckets.spend('hungry')).toBeGreaterThan(0)
    for (let key = 0; key < 10_000; key++) buckets.spend(`flood ${key}`)
    expect(buckets.size).toBeLessThanOrEqual(100)
  })

  it('look through a full table once for a hundredth of it, not for every new key', () => {
    const limit = 50_000
    const buckets = new TokenBuckets({ perSecond: 1, burst: 2, limit, now: () => 0 })
    for (let key = 0; key < limit; key++) buckets.spend(key)
    expect(buckets.size).toBe(limit)
    let emptied = 0
    let refused = 0
    for (let key = limit; key < 4 * limit; key++) {
      const before = buckets.size
      if (buckets.spend(key) > 0) refused++
      if (buckets.size < before) emptied++
    }
    expect([emptied, refused]).toEqual([300, 0])
    expect(buckets.size).toBeLessThanOrEqual(limit)
  })

  it('limit nothing at rate 0', () => {
    const buckets = new TokenBuckets({ perSecond: 0, burst: 0 })
    expect(Array.from({ length: 1_000 }, () => buckets.spend('a')).every((wait) => wait === 0)).toBe(true)
    expect(buckets.size).toBe(0)
  })
})
