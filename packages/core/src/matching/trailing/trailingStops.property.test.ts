import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { BUY, EXPIRE_TAKER, GTC, packFlags, SELL, STOP_MARKET } from '../orderFlags.ts'
import { NONE, OrderTable } from '../orderTable.ts'
import { PairingHeap } from '../pairingHeap.ts'
import type { Trail } from './trail.ts'
import { TrailingStops } from './trailingStops.ts'

/** A trailing stop in plain words: every price looks at every one. */
interface PlainStop {
  readonly id: number
  readonly side: number
  readonly trail: Trail
  seen: number
}

/** Price × 10^6 at which it fires, without rounding. */
function exact({ side, trail, seen }: PlainStop): bigint {
  const distance = trail.trailTicks === 0 ? BigInt(seen * trail.trailPpm) : BigInt(trail.trailTicks) * 1_000_000n
  const best = BigInt(seen) * 1_000_000n
  return side === SELL ? best - distance : best + distance
}

function plainTrigger(stop: PlainStop): number {
  const price = exact(stop)
  const down = price / 1_000_000n
  return Number(stop.side === SELL || down * 1_000_000n === price ? down : down + 1n)
}

class Both {
  readonly #table = new OrderTable()
  readonly fast = new TrailingStops(this.#table)
  readonly plain: PlainStop[] = []
  #price: number
  #next = 1

  constructor(price: number) {
    this.#price = price
  }

  add(side: number, distance: Pick<Trail, 'trailTicks' | 'trailPpm'>, ahead: number): void {
    const id = this.#next++
    const activation = ahead === 0 ? 0 : Math.max(1, side === SELL ? this.#price + ahead : this.#price - ahead)
    if (activation === this.#price) return
    const trail = { ...distance, activation, extreme: activation === 0 ? this.#price : 0 }
    this.fast.add(this.#table.add(id, 1000, packFlags(side, STOP_MARKET, GTC, EXPIRE_TAKER), 0, 1), trail)
    this.plain.push({ id, side, trail, seen: trail.extreme })
  }

  cancel(choice: number): void {
    const stop = this.plain[choice % Math.max(1, this.plain.length)]
    if (stop) this.#end(stop)
  }

  /** The stops that fire at the price in their order, of both. */
  see(price: number): void {
    this.#price = price
    this.fast.see(price)
    for (const stop of this.plain) {
      const { activation } = stop.trail
      const isAwake = stop.seen !== 0 || (stop.side === SELL ? price >= activation : price <= activation)
      if (!isAwake) continue
      stop.seen = stop.side === SELL ? Math.max(stop.seen, price) : Math.min(stop.seen || price, price)
    }
    for (const stop of this.plain) {
      const known = this.fast.at(this.#table.find(stop.id))
      expect(known).toEqual(stop.seen === 0 ? undefined : { extreme: stop.seen, stopPrice: plainTrigger(stop) })
    }
    for (let due = this.#plainDue(); ; due = this.#plainDue()) {
      const slot = this.fast.due(price)
      expect(slot === NONE ? 0 : this.#table.id(slot)).toBe(due?.id ?? 0)
      if (!due) return
      this.#end(due)
    }
  }

  #plainDue(): PlainStop | undefined {
    const passed = (stop: PlainStop): bigint => {
      const past = exact(stop) - BigInt(this.#price) * 1_000_000n
      return stop.side === SELL ? past : -past
    }
    const due = this.plain.filter((stop) => stop.seen !== 0 && passed(stop) >= 0n)
    return due.sort((one, other) => Number(passed(other) - passed(one)) || one.id - other.id)[0]
  }

  #end(stop: PlainStop): void {
    const slot = this.#table.find(stop.id)
    expect(this.fast.remove(slot)).toBe(true)
    this.#table.remove(slot)
    this.plain.splice(this.plain.indexOf(stop), 1)
  }
}

const DISTANCE = fc.oneof(
  fc.integer({ min: 1, max: 12 }).map((trailTicks) => ({ trailTicks, trailPpm: 0 })),
  fc.constantFrom(10_000, 10_001, 20_000, 33_333, 90_000).map((trailPpm) => ({ trailTicks: 0, trailPpm })),
)
const ACT = fc.oneof(
  fc.record({
    act: fc.constant('add' as const),
    side: fc.constantFrom(BUY, SELL),
    distance: DISTANCE,
    ahead: fc.constantFrom(0, 0, 0, 3, 8),
  }),
  fc.record({ act: fc.constant('cancel' as const), choice: fc.nat(1000) }),
  fc.record({ act: fc.constant('see' as const), step: fc.integer({ min: -6, max: 6 }) }),
)

test('trailing stops stand and fire as if every price looked at every one; TRAIL-3, TRAIL-4', () => {
  fc.assert(
    fc.property(fc.constantFrom(100, 5_000), fc.array(ACT, { maxLength: 120 }), (start, acts) => {
      const both = new Both(start)
      let price: number = start
      for (const act of acts) {
        if (act.act === 'add') both.add(act.side, act.distance, act.ahead)
        else if (act.act === 'cancel') both.cancel(act.choice)
        else {
          price = Math.max(20, price + act.step)
          both.see(price)
        }
        expect(both.fast.size).toBe(both.plain.length)
      }
    }),
    { seed: 71, numRuns: 200 },
  )
})

test('ten thousand that rest cost a price a few steps, and all of them are one group after a new best price', () => {
  const table = new OrderTable(16_384)
  const stops = new TrailingStops(table)
  const flags = packFlags(SELL, STOP_MARKET, GTC, EXPIRE_TAKER)
  const steps = (['add', 'remove', 'absorb'] as const).map((step) => vi.spyOn(PairingHeap.prototype, step))
  const count = (): number => steps.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  let price = 1_000_000
  for (let id = 1; id <= 10_000; id++) {
    // A falling price: every tenth stop begins at a best price of its own.
    if (id % 10 === 0) stops.see(--price)
    stops.add(table.add(id, 1000, flags, 0, 1), { trailTicks: 5_000 + id, trailPpm: 0, activation: 0, extreme: price })
  }
  expect(stops.groups).toBeGreaterThan(900)
  const before = count()
  for (let tick = 0; tick < 1_000; tick++) {
    stops.see(price - (tick % 7))
    expect(stops.due(price - (tick % 7))).toBe(NONE)
  }
  expect(count() - before).toBe(0)
  const rising = count()
  for (let tick = 1; tick <= 2_000; tick++) stops.see(price + tick)
  expect(stops.groups).toBe(1)
  // Each group is taken in once (a removal and two heaps of its own), and each new best price moves one group.
  expect(count() - rising).toBeLessThan(3 * 1_000 + 3 * 2_000)
  for (const step of steps) step.mockRestore()
})
