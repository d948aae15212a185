import { describe, expect, it } from 'vitest'
import { COMMAND_PREFIX_BYTES, packedCommands, runsOf, unpackedCommands } from './packedCommands.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const texts = (packed: Uint8Array): string[] | undefined =>
  unpackedCommands(packed)?.map((command) => new TextDecoder().decode(command))

describe('packed commands', () => {
  it('come out as they went in, wherever in a piece of memory they lie', () => {
    const packed = packedCommands(['one', '', 'three'].map(bytes))
    expect(packed.byteLength).toBe(3 * COMMAND_PREFIX_BYTES + 8)
    const shifted = new Uint8Array(packed.byteLength + 3).subarray(3)
    shifted.set(packed)
    expect(texts(shifted)).toEqual(['one', '', 'three'])
  })

  it('are none when they end in the middle of a command or of its length', () => {
    const packed = packedCommands([bytes('one'), bytes('two')])
    const ends = Array.from({ length: packed.byteLength }, (_, length) => texts(packed.subarray(0, length)))
    expect(ends.map((found) => found?.length ?? null)).toEqual(
      ends.map((_, length) => (length === 0 ? 0 : length === packed.byteLength / 2 ? 1 : null)),
    )
  })

  it('are cut into runs by number and by bytes, a command that is longer alone', () => {
    const packed = packedCommands(['a', 'b', 'c', 'd', 'long'.repeat(9), 'e', 'ff', 'g'].map(bytes))
    const runs = [...runsOf(packed, 3, 11)].map(({ first, count, packed: run }) => ({
      first,
      count,
      texts: texts(run),
    }))
    expect(runs).toEqual([
      { first: 0, count: 2, texts: ['a', 'b'] },
      { first: 2, count: 2, texts: ['c', 'd'] },
      { first: 4, count: 1, texts: ['long'.repeat(9)] },
      { first: 5, count: 2, texts: ['e', 'ff'] },
      { first: 7, count: 1, texts: ['g'] },
    ])
    expect([...runsOf(packed, 3, 1_000)].map(({ first, count }) => [first, count])).toEqual([
      [0, 3],
      [3, 3],
      [6, 2],
    ])
    expect([...runsOf(new Uint8Array(0), 3, 11)]).toEqual([])
  })
})
