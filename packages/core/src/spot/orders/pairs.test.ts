import { type Command, FIRST_CUSTOMER, type Outcome, type PairRequest } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../../exchange.ts'
import { ToyExchange } from '../../scenarios/toyExchange.ts'
import { newSha256 } from '../../testing/newSha256.ts'

const ALICE = FIRST_CUSTOMER
const BOB = FIRST_CUSTOMER + 1
const SALE: PairRequest = {
  market: 1,
  side: 'sell',
  lots: 10,
  price: 110,
  stopPrice: 90,
  stopLimitPrice: 88,
  maxSlippagePpm: 0,
  selfTrade: 'expire_taker',
}
const PURCHASE: PairRequest = { ...SALE, side: 'buy', price: 90, stopPrice: 110, stopLimitPrice: 112 }

/** Alice and Bob with money, and a last price of 100. */
class Pairs {
  readonly toy = new ToyExchange('fast')
  #key = 0

  constructor() {
    for (const ref of ['Alice', 'Bob']) this.toy.apply({ type: 'OpenOwner', ref })
    for (const owner of [ALICE, BOB])
      for (const asset of [1, 2])
        this.toy.apply({ type: 'FaucetCredit', owner, asset, amount: 50_000_000_000n, ref: `${owner} ${asset}` })
    this.limit(BOB, 'sell', 100, 1)
    this.limit(ALICE, 'buy', 100, 1)
  }

  stamp(owner: number) {
    return { owner, key1: 1, key2: ++this.#key, inputHash: 1, issuedAt: 0 }
  }

  limit(owner: number, side: 'buy' | 'sell', price: number, lots: number): Outcome {
    const terms = {
      market: 1,
      side,
      price,
      lots,
      kind: 'limit',
      timeInForce: 'GTC',
      selfTrade: 'expire_taker',
    } as const
    const none = { turnover: 0n, stopPrice: 0, maxSlippagePpm: 0 }
    return this.toy.apply({ type: 'PlaceOrder', ...this.stamp(owner), ...terms, ...none })
  }

  pair(pair: PairRequest, owner = ALICE): Outcome {
    return this.toy.apply({ type: 'PlaceOneCancelsOther', ...this.stamp(owner), ...pair })
  }

  act(command: Command): Outcome {
    return this.toy.apply(command)
  }

  orders() {
    return this.toy.exchange.spot.openOrders(ALICE)
  }

  held(asset: number): bigint {
    const own = this.toy.exchange.ledger.balances(ALICE).find((one) => one.wallet === 'funds' && one.asset === asset)
    return own?.held ?? 0n
  }

  closed(): { readonly order: number; readonly reason: string }[] {
    const events = this.toy.last?.events ?? []
    return events.flatMap((event) =>
      event.type === 'OrderClosed' ? [{ order: event.order, reason: event.reason }] : [],
    )
  }
}

describe('one cancels the other on spot', () => {
  test('rests one order, lets one wait, and holds once what the dearer one needs (OCO-1, OCO-2)', () => {
    const world = new Pairs()
    const { reply, events } = world.pair(SALE)
    expect(reply).toMatchObject({ kind: 'order', state: 'open', lotsLeft: 10 })
    const [limit, stop] = world.orders()
    expect(limit).toMatchObject({ kind: 'limit', timeInForce: 'POST', state: 'open', other: stop?.order })
    expect(stop).toMatchObject({ kind: 'stop_limit', state: 'pending', other: limit?.order })
    expect(events.at(-1)).toMatchObject({ type: 'OrdersPaired', limit: limit?.order, stop: stop?.order })
    expect(world.held(2)).toBe(10n * 100_000_000n)
    const buying = new Pairs()
    buying.pair(PURCHASE)
    expect(buying.held(1)).toBe(112n * 10n * 1_000_000n)
    expect(buying.toy.exchange.spot.previewPair(PURCHASE, ALICE)).toMatchObject({
      rejection: null,
      cost: 1_120_000_000n,
    })
  })

  test.each([
    ['in part', 4, 6],
    ['whole', 10, 0],
  ])('the limit order trades %s and the stop ends (OCO-3)', (_how, lots, left) => {
    const world = new Pairs()
    world.pair(PURCHASE)
    const [limit, stop] = world.orders()
    world.limit(BOB, 'sell', 90, lots)
    expect(world.closed()).toContainEqual({ order: stop?.order, reason: 'other' })
    expect(world.held(1)).toBe(BigInt(left) * 90n * 1_000_000n)
    expect(world.orders().map(({ order, other }) => ({ order, other }))).toEqual(
      left === 0 ? [] : [{ order: limit?.order, other: 0 }],
    )
  })

  test('the stop fires and the limit order ends before it trades (OCO-3)', () => {
    const world = new Pairs()
    world.pair(SALE)
    const [limit, stop] = world.orders()
    world.limit(BOB, 'buy', 90, 1)
    world.limit(ALICE, 'sell', 90, 1)
    expect(world.closed()).toContainEqual({ order: limit?.order, reason: 'other' })
    expect(world.orders()).toMatchObject([{ order: stop?.order, state: 'open', other: 0 }])
    expect(world.held(2)).toBe(10n * 100_000_000n)
  })

  test('to cancel either cancels both, and cancel-all counts both (OCO-4)', () => {
    for (const which of [0, 1]) {
      const world = new Pairs()
      world.pair(PURCHASE)
      const order = world.orders()[which]?.order ?? 0
      world.act({ type: 'CancelOrder', ...world.stamp(ALICE), order })
      expect(world.closed()).toContainEqual({ order, reason: 'canceled' })
      expect(
        world
          .closed()
          .map(({ reason }) => reason)
          .sort(),
      ).toEqual(['canceled', 'other'])
      expect(world.orders()).toEqual([])
      expect(world.held(1)).toBe(0n)
    }
    const world = new Pairs()
    world.pair(PURCHASE)
    world.limit(ALICE, 'buy', 80, 1)
    world.pair(SALE)
    const { reply } = world.act({ type: 'CancelAllOrders', ...world.stamp(ALICE), market: 0 })
    expect(reply).toEqual({ kind: 'done', value: 5 })
    expect(world.orders()).toEqual([])
  })

  test('silence ends both (OCO-4, CAA-2)', () => {
    const world = new Pairs()
    world.pair(SALE)
    world.act({ type: 'CancelAllAfter', owner: ALICE, seconds: 5 })
    world.toy.time += 5_000
    world.act({ type: 'OpenOwner', ref: 'Carol' })
    expect(
      world
        .closed()
        .map(({ reason }) => reason)
        .sort(),
    ).toEqual(['other', 'silence'])
    expect(world.orders()).toEqual([])
  })

  test.each<[string, Partial<PairRequest>, string]>([
    ['the stop on the wrong side of the limit', { stopPrice: 120 }, 'bad_command'],
    ['a stop that has been passed', { stopPrice: 105 }, 'bad_stop_price'],
    ['a limit that would trade at once', { price: 95 }, 'would_take'],
    ['more than there is', { lots: 600 }, 'insufficient_balance'],
    ['a stop-limit far from its stop', { stopLimitPrice: 10 }, 'price_outside_band'],
    ['no such market', { market: 99 }, 'unknown_market'],
  ])('is refused with %s, and nothing is placed (OCO-1)', (_what, change, rejection) => {
    const world = new Pairs()
    world.limit(BOB, 'buy', 96, 1)
    const before = world.held(2)
    expect(world.pair({ ...SALE, ...change }).reply).toMatchObject({ rejection })
    expect(world.toy.exchange.spot.previewPair({ ...SALE, ...change }, ALICE)).toMatchObject({ rejection })
    expect(world.orders()).toEqual([])
    expect(world.held(2)).toBe(before)
  })

  test('needs room for two orders (OCO-1)', () => {
    const world = new Pairs()
    for (let count = 0; count < 7; count++) world.limit(ALICE, 'buy', 80, 1)
    expect(world.pair(SALE).reply).toMatchObject({ rejection: 'too_many_orders' })
    expect(world.toy.exchange.spot.previewPair(SALE, ALICE)).toMatchObject({ rejection: 'too_many_orders' })
  })

  test('an order of a pair is not changed (OCO-4)', () => {
    const world = new Pairs()
    world.pair(SALE)
    const [limit] = world.orders()
    const change = { order: limit?.order ?? 0, price: 111, lots: 0 }
    expect(world.act({ type: 'AmendOrder', ...world.stamp(ALICE), ...change }).reply).toMatchObject({
      rejection: 'order_not_amendable',
    })
  })

  test('goes on from a snapshot as if there had been none', () => {
    const world = new Pairs()
    world.pair(SALE)
    const { exchange } = world.toy
    const restored = Exchange.restore(exchange.snapshot(), { newSha256 })
    expect(restored.stateHash()).toBe(exchange.stateHash())
    const { sequence, time } = world.limit(BOB, 'buy', 110, 3)
    const last = world.toy.journal.at(-1)
    if (last) restored.apply({ sequence, time, command: last.command })
    expect(restored.stateHash()).toBe(exchange.stateHash())
    expect(restored.spot.openOrders(ALICE)).toMatchObject([{ lotsFilled: 3, other: 0 }])
  })
})
