import { marketUnits } from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogueEntryOf } from '../catalogue/catalogue.ts'
import { ASSETS, RECORDED_MARKETS, USDT_MARKETS } from '../feed/genesis.ts'
import { QUOTE_POLICY } from '../policy/quotePolicy.ts'
import { quoteLadder, valueScale } from './quoteLadder.ts'

const markets = [...USDT_MARKETS, ...RECORDED_MARKETS].map((definition) => ({
  definition,
  units: marketUnits(definition, ASSETS),
}))
const inputs = fc.record({
  market: fc.constantFrom(...markets),
  indexPrice: fc.integer({ min: 1, max: 2_000_000 }),
  volatilityPpm: fc.integer({ min: 0, max: 100_000 }),
  inventory: fc.double({ min: -3, max: 3, noNaN: true }),
  baseLots: fc.integer({ min: 0, max: 2_000_000_000 }),
  quoteTickLots: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
})

describe('the ladder of house quotes', () => {
  it('never crosses, never folds, and stays within the limits of the market and of the house', () => {
    fc.assert(
      fc.property(inputs, ({ seed, ...given }) => {
        const { bids, asks } = quoteLadder(given, seed)
        const { definition, units } = given.market
        for (const [levels, sign] of [
          [bids, -1],
          [asks, 1],
        ] as const) {
          expect(levels.length).toBeLessThanOrEqual(2 * QUOTE_POLICY.levelsPerSide)
          let spent = 0
          let last = given.indexPrice
          const wrong: number[][] = []
          for (let i = 0; i < levels.length; i += 2) {
            const ticks = levels[i] ?? Number.NaN
            const lots = levels[i + 1] ?? Number.NaN
            const isWhole = Number.isSafeInteger(ticks) && Number.isSafeInteger(lots)
            const isBeyond = sign * (ticks - last) > 0
            const isInLimits = lots >= definition.minLots && lots <= definition.maxLots
            const value = (ticks * lots * Number(units.quantum)) / valueScale(given.market)
            if (!isWhole || !isBeyond || !isInLimits || !(value > 4.99 && value < 2_000_001)) wrong.push([ticks, lots])
            spent += sign < 0 ? ticks * lots : lots
            last = ticks
          }
          expect(wrong).toEqual([])
          expect(spent).toBeLessThanOrEqual(sign < 0 ? given.quoteTickLots : given.baseLots)
        }
        expect(bids[0] ?? 0).toBeLessThan(asks[0] ?? Number.POSITIVE_INFINITY)
      }),
      { seed: 11, numRuns: 2000 },
    )
  })

  const calm = (indexPrice: number, changes = {}) => ({
    market: markets[0] ?? expect.fail(),
    indexPrice,
    volatilityPpm: 100,
    inventory: 0,
    baseLots: 2_000_000_000,
    quoteTickLots: Number.MAX_SAFE_INTEGER,
    ...changes,
  })

  it('fills twelve levels a side within half a percent in a calm market, sizes growing outwards', () => {
    for (const { definition, units } of markets) {
      const instrument = catalogueEntryOf(definition.symbol)?.row
      if (!instrument) continue
      const index = Math.round(instrument.anchor / Number(definition.tickSize))
      const { bids, asks } = quoteLadder(calm(index, { market: { definition, units } }), 3)
      expect([bids.length, asks.length], definition.symbol).toEqual([24, 24])
      expect((bids[22] ?? 0) / index).toBeGreaterThan(0.99)
      expect(((asks[0] ?? 0) - (bids[0] ?? 0)) / index).toBeLessThan(0.0012)
      expect(bids[23] ?? 0).toBeGreaterThan(1.5 * (bids[1] ?? 0))
    }
  })

  it('widens with volatility and leans against the inventory', () => {
    const at = (changes: object) => quoteLadder(calm(640_000, changes), 5)
    expect(at({ volatilityPpm: 20_000 }).asks[0] ?? 0).toBeGreaterThan(at({}).asks[0] ?? 0)
    expect(at({ volatilityPpm: 20_000 }).bids[0] ?? 0).toBeLessThan(at({}).bids[0] ?? 0)
    expect(at({ inventory: 1 }).asks[0] ?? 0).toBeLessThan(at({}).asks[0] ?? 0)
    expect(at({ inventory: -1 }).bids[0] ?? 0).toBeGreaterThan(at({}).bids[0] ?? 0)
  })

  it('keeps most levels when the index moves a little, and all of them when it does not', () => {
    const at = (index: number) => quoteLadder(calm(index), 5)
    expect(at(640_000)).toEqual(at(640_000))
    const levels = ({ bids, asks }: ReturnType<typeof at>) =>
      [bids, asks].flatMap((side) => side.flatMap((ticks, i) => (i % 2 === 0 ? [`${ticks}×${side[i + 1]}`] : [])))
    const before = new Set(levels(at(640_000)))
    const kept = levels(at(640_080)).filter((level) => before.has(level))
    expect(kept.length).toBeGreaterThan(16)
    expect(kept.length).toBeLessThan(24)
  })

  it('is empty without an index price', () => {
    expect(quoteLadder(calm(0), 1)).toEqual({ bids: [], asks: [] })
  })
})
