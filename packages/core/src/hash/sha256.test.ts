import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Sha256, sha256, toHex } from './sha256.ts'

function reference(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

test('agrees with the platform at every length around the block borders', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 0xff)
    expect(toHex(sha256(bytes))).toBe(reference(bytes))
  }
})

test('streaming in any pieces gives the digest of the whole, and may go on after a digest', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 8 }), (pieces) => {
      const hash = new Sha256()
      const whole: number[] = []
      for (const piece of pieces) {
        whole.push(...piece)
        expect(toHex(hash.update(piece).digest())).toBe(reference(Uint8Array.from(whole)))
      }
    }),
    { seed: 1, numRuns: 200 },
  )
})
