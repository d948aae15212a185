import { describe, expect, it } from 'vitest'
import { identityPolicy } from '../limits/policy.ts'
import { createPasswordHasher } from './passwordHasher.ts'

const hashing = { memoryKib: 64, passes: 1, concurrency: 1, waiting: 2 }
const pepper = Buffer.alloc(32, 7)

describe('hashing passwords', () => {
  it('matches the same password only, however its letters were composed', async () => {
    const hasher = await createPasswordHasher({ pepper, hashing })
    const hash = await hasher.hash('caf\u00e9-Tor7')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
    expect(await hasher.verify(hash, 'cafe\u0301-Tor7')).toBe(true)
    expect(await hasher.verify(hash, 'cafe-Tor7')).toBe(false)
    expect(await hasher.hash('caf\u00e9-Tor7')).not.toBe(hash)
  })

  it('costs an attacker 19 MiB and two passes for each guess, sandbox or not', async () => {
    for (const sandbox of [true, false]) {
      const hasher = await createPasswordHasher({ pepper, hashing: identityPolicy({ sandbox }).hashing })
      expect(await hasher.hash('mossy-Tor7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    }
  })

  it('is of no use without the pepper', async () => {
    const hasher = await createPasswordHasher({ pepper, hashing })
    const thief = await createPasswordHasher({ pepper: Buffer.alloc(32, 8), hashing })
    expect(await thief.verify(await hasher.hash('mossy-Tor7'), 'mossy-Tor7')).toBe(false)
  })

  it('says no for nobody', async () => {
    const hasher = await createPasswordHasher({ pepper, hashing })
    expect(await hasher.verify(null, 'mossy-Tor7')).toBe(false)
  })

  it('refuses when too many wait already, and goes on afterwards', async () => {
    const hasher = await createPasswordHasher({ pepper, hashing })
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => hasher.hash('mossy-Tor7')))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.length).toBe(17)
    expect(refused[0]?.reason).toMatchObject({ rejection: 'rate_limited', facts: { seconds: 5 } })
    expect(await hasher.hash('mossy-Tor7')).toBeTruthy()
  })
})
