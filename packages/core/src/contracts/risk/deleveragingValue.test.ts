import { describe, expect, test } from 'vitest'
import { Position } from '../position.ts'
import { deleveragingValue } from './deleveragingValue.ts'

const LOTS = 10
const UNITS = { priceDecimals: 0, amountDecimals: 0, tickUnits: 1n, lotUnits: 1n, quantum: 1n }

/** Ten lots from a price, a unit a tick and lot. */
function tenLots(side: 'long' | 'short', entry: number, basis = entry): Position {
  const position = new Position(1, 1000, 0, 0, side)
  position.lots = side === 'long' ? LOTS : -LOTS
  position.entryValue = BigInt(entry * LOTS)
  position.basis = BigInt(basis * LOTS)
  return position
}

function closing(side: 'long' | 'short', mark: number, fund: number, own: number, basis = own): bigint | undefined {
  const held = tenLots(side === 'long' ? 'short' : 'long', fund)
  return deleveragingValue({ markPrice: mark, units: UNITS }, held, tenLots(side, own, basis), LOTS)
}

describe('the value at which a position is deleveraged; ADL-3', () => {
  test.each([
    // A short from 1,000, the mark at 850: the fund gets its price of 900.
    ['short', 850, 900, 1_000, 9_000n],
    // A short from 880: it gives its profit and no more.
    ['short', 850, 900, 880, 8_800n],
    // A short from 840 or 850 has no profit at 850.
    ['short', 850, 900, 850, undefined],
    ['short', 850, 900, 840, undefined],
    // The fund's price is better than the mark: nothing is taken, whatever the entry.
    ['short', 950, 900, 840, 9_000n],
    ['long', 1_150, 1_100, 1_000, 11_000n],
    ['long', 1_150, 1_100, 1_120, 11_200n],
    ['long', 1_150, 1_100, 1_150, undefined],
    ['long', 1_150, 1_100, 1_160, undefined],
    ['long', 1_050, 1_100, 1_160, 11_000n],
  ] as const)('%s at a mark of %i, the fund from %i, the owner from %i: %s', (side, mark, fund, own, value) => {
    expect(closing(side, mark, fund, own)).toBe(value)
  })

  test('a profit that was drawn or lost already is not taken again', () => {
    expect(closing('short', 850, 900, 1_000, 870)).toBe(8_700n)
    expect(closing('long', 1_150, 1_100, 1_000, 1_140)).toBe(11_400n)
    expect(closing('short', 850, 900, 1_000, 840)).toBeUndefined()
  })
})
