import { contractUnits } from '@touchstone/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BTC_PERP } from '../../../scenarios/contracts/contractWorld.ts'
import { TOY_INDEXES } from '../../../scenarios/timedOptions/optionRun.ts'
import { TOY_GENESIS } from '../../../scenarios/toyExchange.ts'
import { Position } from '../../position.ts'
import { deleveragingScore } from '../../risk/deleveragingQueue.ts'
import { lossOf } from './largestFirst.ts'
import { RankedPositions, type Score } from './rankedPositions.ts'

const MARK = 20_000
const UNITS = unitsOf()
const QUANTUM = UNITS.quantum

function unitsOf() {
  const [bitcoin] = TOY_INDEXES
  if (!bitcoin) throw new Error('there is no index')
  return contractUnits(BTC_PERP, bitcoin, TOY_GENESIS.assets)
}

interface Drawn {
  readonly lots: number
  readonly entry: number
  readonly settled: number
  readonly margin: number
  readonly leverage: number
}

/** Many lots and few, of prices far from each other and close together, so that many score the same. */
const drawn: fc.Arbitrary<Drawn> = fc.record({
  lots: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 2_000_000_000 })),
  entry: fc.oneof(fc.integer({ min: 19_990, max: 20_010 }), fc.integer({ min: 1, max: 60_000 })),
  settled: fc.oneof(fc.constant(0), fc.integer({ min: -20, max: 20 })),
  margin: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000 })),
  leverage: fc.constantFrom(1, 5, 20, 50),
})

function write(position: Position, { lots, entry, settled, margin, leverage }: Drawn): void {
  const sign = position.isLong ? 1 : -1
  position.lots = sign * lots
  position.entryValue = BigInt(entry) * BigInt(lots) * QUANTUM + BigInt(margin % 5)
  position.basis = position.entryValue + BigInt(sign * settled)
  position.margin = BigInt(margin)
  position.leverage = leverage
}

test('finds the positions that score most, in the order of a look at every one of them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Position['side']>('long', 'short'),
      fc.array(drawn, { minLength: 1, maxLength: 400 }),
      fc.array(fc.tuple(fc.nat(399), fc.option(drawn, { nil: undefined })), { maxLength: 400 }),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 40_000 }),
      (side, openings, changes, most, mark) => {
        const ranks = new RankedPositions(QUANTUM)
        const positions = openings.map((opening, place) => {
          const position = new Position(place + 1, 1_000 + place, 0, 0, side)
          write(position, opening)
          ranks.follow(position)
          return position
        })
        for (const [place, change] of changes) {
          const position = positions[place % positions.length]
          if (!position) continue
          if (change) write(position, change)
          else position.lots = 0
          ranks.follow(position)
        }
        const open = positions.filter(({ lots }) => lots !== 0)
        expect(ranks.size).toBe(open.length)
        expect(open.every((position) => ranks.isCurrent(position))).toBe(true)
        const market = { markPrice: mark, units: UNITS, tiers: [] }
        const byAge = (one: Position, other: Position) => one.id - other.id
        const up = side === 'long'
        const unit = Number(QUANTUM)
        const scores: readonly Score[] = [
          { of: (each) => lossOf(market, each), price: 'basis', weight: 'size', mark, rises: !up, unit },
          { of: (each) => -lossOf(market, each), price: 'basis', weight: 'size', mark, rises: up, unit },
          {
            of: (each) => deleveragingScore(market, each),
            price: 'entry',
            weight: 'gearing',
            mark,
            rises: up,
            unit: unit * 1e6,
          },
        ]
        for (const score of scores) {
          const all = open
            .map((position) => ({ position, score: score.of(position) }))
            .sort((one, other) => Number(other.score - one.score) || byAge(one.position, other.position))
          expect(ranks.top(most, score, byAge)).toEqual(all.slice(0, most))
        }
      },
    ),
    { seed: 45, numRuns: 60, endOnFailure: true },
  )
}, 60_000)

test('looks at a small part of many', () => {
  const ranks = new RankedPositions(QUANTUM)
  for (let id = 1; id <= 20_000; id++) {
    const position = new Position(id, id, 0, 0, 'long')
    write(position, {
      lots: 1 + ((id * 7_919) % 1_000),
      entry: 10_000 + ((id * 104_729) % 15_000),
      settled: 0,
      margin: id,
      leverage: 10,
    })
    ranks.follow(position)
  }
  let looks = 0
  const market = { markPrice: MARK, units: UNITS, tiers: [] }
  const of = (position: Position) => {
    looks++
    return lossOf(market, position)
  }
  ranks.top(
    32,
    { of, price: 'basis', weight: 'size', mark: MARK, rises: false, unit: Number(QUANTUM) },
    (a, b) => a.id - b.id,
  )
  expect(looks).toBeLessThan(1_000)
})
