import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commandStamp, issuedAtOf, randomIdentity } from './commandStamp.ts'

describe('the identity of a command', () => {
  it('is the same for the same owner and cid, and another for any other', () => {
    fc.assert(
      fc.property(fc.nat(), fc.string(), fc.nat(), fc.string(), (owner, cid, other, otherCid) => {
        const one = commandStamp(owner, cid, 'x', 0)
        const two = commandStamp(other, otherCid, 'x', 0)
        const same = owner === other && cid === otherCid
        expect(one.key1 === two.key1 && one.key2 === two.key2).toBe(same)
        for (const key of [one.key1, one.key2, one.inputHash]) {
          expect(Number.isSafeInteger(key)).toBe(true)
          expect(key).toBeGreaterThanOrEqual(0)
        }
      }),
      { seed: 104, numRuns: 1000 },
    )
  })

  it('cannot be confused by moving characters between its parts', () => {
    const one = commandStamp(12, '3a', 'x', 0)
    const two = commandStamp(123, 'a', 'x', 0)
    expect(one.key1).not.toBe(two.key1)
  })

  it('reads the issue time of a UUIDv7 and of nothing else', () => {
    expect(issuedAtOf('018f3c2a-5b00-7abc-8def-0123456789ab')).toBe(0x018f3c2a5b00)
    expect(issuedAtOf('018f3c2a-5b00-4abc-8def-0123456789ab')).toBe(0)
    expect(issuedAtOf('order-7')).toBe(0)
  })

  it('is nobody else’s when nothing was sent', () => {
    expect(new Set(Array.from({ length: 1_000 }, randomIdentity)).size).toBe(1_000)
  })
})
