import { expect, test } from 'vitest'
import { REMEMBERED, TradedEntries } from './tradedEntries.ts'

test('remembers the latest entries, and none that is twice as long ago', () => {
  const entries = new TradedEntries()
  for (let sequence = 1; sequence <= 3 * REMEMBERED; sequence++) {
    entries.add(sequence, sequence % 2 === 0 ? null : { side: 'buy', fee: BigInt(sequence) })
    if (sequence % 1_000 !== 0) continue
    const last = Math.max(1, sequence - REMEMBERED + 1)
    expect(entries.get(last)).toEqual(last % 2 === 0 ? null : { side: 'buy', fee: BigInt(last) })
    expect(entries.get(sequence)).toBeNull()
    expect(entries.get(sequence - 2 * REMEMBERED)).toBeUndefined()
  }
})
