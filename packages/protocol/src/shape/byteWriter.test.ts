import { describe, expect, test } from 'vitest'
import { ByteWriter } from './byteWriter.ts'

describe('what a writer takes from another', () => {
  test.each([
    ['with room left', 64],
    ['that is full', 3],
  ])('is appended, and the other %s goes on empty', (_what, capacity) => {
    const part = new ByteWriter(capacity)
    for (const byte of [1, 2, 3]) part.u8(byte)
    const handedOut = part.bytes()
    const whole = new ByteWriter()
    whole.u8(9)
    whole.take(part)
    expect([part.length, ...whole.bytes()]).toEqual([0, 9, 1, 2, 3])

    part.u8(4)
    whole.take(part)
    whole.take(part)
    expect([...whole.bytes()]).toEqual([9, 1, 2, 3, 4])
    expect([...handedOut]).toEqual([1, 2, 3])
  })
})
