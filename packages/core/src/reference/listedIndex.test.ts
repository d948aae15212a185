import type { Command, IndexDefinition, Outcome } from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../exchange.ts'
import { TOY_INDEXES } from '../scenarios/timedOptions/optionRun.ts'
import { HOLDER, ToyExchange } from '../scenarios/toyExchange.ts'
import { expectEqual } from '../testing/expectEqual.ts'
import { newSha256 } from '../testing/newSha256.ts'
import { indexPrice, readSources } from './indexPrice.ts'

const [BITCOIN, GOLD] = TOY_INDEXES as [IndexDefinition, IndexDefinition]

function sample(toy: ToyExchange, market: number, sources: readonly number[]): Outcome {
  return toy.apply({ type: 'IndexSamples', holder: HOLDER, samples: [{ market, sources }] })
}

function refusal(toy: ToyExchange, command: Command): string {
  const { reply } = toy.apply(command)
  return reply.kind === 'rejected' ? reply.rejection : reply.kind
}

describe('the price of a listed index (INDEX-3)', () => {
  test('a source over 5 % from the median does not count', () => {
    expect(readSources([100_000, 100_000, 105_001], 1)).toEqual({ price: 100_000, used: 2, spreadPpm: 0 })
    expect(readSources([100_000, 100_000, 105_000], 1)).toEqual({ price: 100_167, used: 3, spreadPpm: 50_000 })
    expect(readSources([95_000, 94_999, 100_000, 100_000, 100_000], 1).used).toBe(4)
  })

  test('too few that count is no price, and neither are none', () => {
    expect(readSources([100, 100, 200], 3)).toEqual({ price: 0, used: 2, spreadPpm: 0 })
    expect(readSources([], 1)).toEqual({ price: 0, used: 0, spreadPpm: 0 })
    expect(readSources([100, 200], 1)).toEqual({ price: 0, used: 0, spreadPpm: 0 })
  })

  test('the spread is measured against the median and rounded up', () => {
    expect(readSources([300, 301, 301], 1).spreadPpm).toBe(3_323)
  })

  test('one source gone wild moves the price by at most half a percent of one share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 1_000_000 }), fc.nat(2_000_000_000), (fair, wild) => {
        const { price } = readSources([fair, fair, fair, fair, wild + 1], 3)
        expect(Math.abs(price - fair)).toBeLessThanOrEqual(fair / 1_000 + 1)
      }),
      { seed: 99, numRuns: 1000 },
    )
  })

  test('sources that agree within 5 % count as in a market without a listed index', () => {
    const close = fc.array(fc.integer({ min: 10_000, max: 10_400 }), { minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(close, (sources) => {
        expect(readSources(sources, 1).price).toBe(indexPrice(sources, 1))
      }),
      { seed: 100, numRuns: 1000 },
    )
  })
})

describe('listing an index', () => {
  test('once per id and symbol, a spot market by its symbol and tick (INDEX-1)', () => {
    const toy = new ToyExchange('fast')
    expect(refusal(toy, { type: 'ListIndex', definition: BITCOIN })).toBe('done')
    expect(refusal(toy, { type: 'ListIndex', definition: BITCOIN })).toBe('already_listed')
    expect(refusal(toy, { type: 'ListIndex', definition: { ...GOLD, symbol: 'BTCUSDT' } })).toBe('already_listed')
    expect(refusal(toy, { type: 'ListIndex', definition: { ...BITCOIN, id: 2 } })).toBe('bad_command')
    expect(refusal(toy, { type: 'ListIndex', definition: { ...BITCOIN, tickSize: '0.1' } })).toBe('bad_command')
    expect(refusal(toy, { type: 'ListIndex', definition: GOLD })).toBe('done')
    expect(toy.exchange.reference.indexes()).toEqual([BITCOIN, GOLD])
  })

  const minutes = (...edges: readonly (readonly [number, number])[]) => edges.map(([from, to]) => ({ from, to }))
  test.each<readonly [string, Partial<IndexDefinition>]>([
    ['an id of nothing', { id: 3 }],
    ['a contract id', { id: 2000 }],
    ['no name', { name: '' }],
    ['no tick', { tickSize: '0' }],
    ['a tick below all scales', { tickSize: '0.000000001' }],
    ['a session backwards', { calendar: { ...GOLD.calendar, sessions: minutes([10, 10]) } }],
    ['sessions over each other', { calendar: { ...GOLD.calendar, sessions: minutes([0, 20], [19, 30]) } }],
    ['sessions out of order', { calendar: { ...GOLD.calendar, sessions: minutes([40, 50], [0, 20]) } }],
    ['the last over the first', { calendar: { ...GOLD.calendar, sessions: minutes([0, 20], [10_000, 10_081]) } }],
    ['a day that is none', { calendar: { ...GOLD.calendar, holidays: ['2026-02-29'] } }],
  ])('refuses %s (INDEX-1, INDEX-2)', (_, change) => {
    const toy = new ToyExchange('fast')
    expect(refusal(toy, { type: 'ListIndex', definition: { ...GOLD, ...change } })).toBe('bad_command')
  })
})

describe('samples of a listed index (INDEX-4, INDEX-7)', () => {
  function listed(): ToyExchange {
    const toy = new ToyExchange('fast')
    for (const definition of TOY_INDEXES) toy.apply({ type: 'ListIndex', definition })
    return toy
  }

  test('every round is told, a changed spot price too', () => {
    const toy = listed()
    expect(toy.exchange.spot.market(1).indexPrice).toBe(100)
    const { events, reply, sequence, time } = sample(toy, 1, [102, 102, 109])
    expect(reply).toEqual({ kind: 'done', value: 1 })
    expect(events).toEqual([
      { type: 'IndexUpdated', market: 1, price: 102, sources: 2 },
      { type: 'IndexSampled', index: 1, price: 102, sources: [102, 102, 109], used: 2, spreadPpm: 0 },
    ])
    expect(sample(toy, 1, [102]).events.map(({ type }) => type)).toEqual(['IndexSampled'])
    expect(toy.exchange.spot.market(1).indexPrice).toBe(102)
    expect(toy.exchange.reference.index(1)).toMatchObject({
      price: 102,
      sequence: sequence + 1,
      sampledAt: time + 1,
      open: true,
    })
  })

  test('no source ends the price, in the spot market too', () => {
    const toy = listed()
    sample(toy, 1, [])
    expect(toy.exchange.reference.index(1).price).toBe(0)
    expect(toy.exchange.spot.market(1).indexPrice).toBe(0)
  })

  test('a market without a listed index counts as ever', () => {
    const toy = listed()
    expect(sample(toy, 2, [10_000, 10_000, 20_000]).events).toEqual([
      { type: 'IndexUpdated', market: 2, price: 10_017, sources: 3 },
    ])
  })

  test('an index comes once in a command, and must be one', () => {
    const toy = listed()
    const twice = [1, 1].map((market) => ({ market, sources: [100] }))
    expect(refusal(toy, { type: 'IndexSamples', holder: HOLDER, samples: twice })).toBe('bad_command')
    const nowhere = [{ market: 1002, sources: [100] }]
    expect(refusal(toy, { type: 'IndexSamples', holder: HOLDER, samples: nowhere })).toBe('unknown_market')
    expect(refusal(toy, { type: 'IndexSamples', holder: 8, samples: [] })).toBe('not_lease_holder')
  })

  test('a snapshot keeps samples', () => {
    const toy = listed()
    for (let round = 0; round < 20; round++) sample(toy, 1 + (round % 2) * 1_000, [100 + round])
    const bytes = toy.exchange.snapshot()
    const restored = Exchange.restore(bytes, { newSha256 })
    expectEqual(restored.snapshot(), bytes)
    expect(restored.reference.index(1001)).toEqual(toy.exchange.reference.index(1001))
  })

  test('an index nobody listed is a RangeError to ask for', () => {
    expect(() => listed().exchange.reference.index(1002)).toThrow(RangeError)
  })
})
