import { type BracketRequest, type Command, type CoreEvent, FIRST_CUSTOMER, type Outcome } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../../exchange.ts'
import { TOY_GENESIS, ToyExchange } from '../../scenarios/toyExchange.ts'
import { newSha256 } from '../../testing/newSha256.ts'

const ALICE = FIRST_CUSTOMER
const BOB = FIRST_CUSTOMER + 1
const CAROL = FIRST_CUSTOMER + 2
const ORDER = { market: 1, turnover: 0n, stopPrice: 0, maxSlippagePpm: 0, selfTrade: 'expire_taker' } as const

/** A purchase of ten lots at 100 with a profit at 120 and a loss at 90. Of ten whole bitcoin a fee leaves nine whole ones. */
const BRACKET: BracketRequest = {
  ...ORDER,
  side: 'buy',
  kind: 'limit',
  timeInForce: 'GTC',
  price: 100,
  lots: 10,
  goodTill: 0,
  takeProfit: 120,
  stopLoss: 90,
  stopLossLimit: 88,
  stopLossSlippagePpm: 0,
}

type Limit = { readonly side: 'buy' | 'sell'; readonly price: number; readonly lots: number }

/** Alice and Bob with money, and a last price of 100. */
class World {
  readonly toy: ToyExchange
  #key = 0

  constructor(maxOpenOrders = 8) {
    const markets = TOY_GENESIS.markets.map((market) => ({ ...market, maxOpenOrders }))
    this.toy = new ToyExchange('fast', { ...TOY_GENESIS, markets })
    for (const ref of ['Alice', 'Bob', 'Carol']) this.toy.apply({ type: 'OpenOwner', ref })
    for (const owner of [ALICE, BOB])
      this.toy.apply({ type: 'FaucetCredit', owner, asset: 1, amount: 50_000_000_000n, ref: `${owner}` })
    for (const owner of [BOB, CAROL])
      this.toy.apply({ type: 'FaucetCredit', owner, asset: 2, amount: 50_000_000_000n, ref: `coins of ${owner}` })
    this.toy.apply({ type: 'FaucetCredit', owner: ALICE, asset: 2, amount: 100_000_000n, ref: 'coin' })
    this.limit(BOB, { side: 'buy', price: 100, lots: 1 })
    this.limit(ALICE, { side: 'sell', price: 100, lots: 1 })
  }

  stamp(owner: number) {
    return { owner, key1: 1, key2: ++this.#key, inputHash: 1, issuedAt: 0 }
  }

  limit(owner: number, order: Limit): Outcome {
    return this.act({ type: 'PlaceOrder', ...this.stamp(owner), ...ORDER, ...order, kind: 'limit', timeInForce: 'GTC' })
  }

  bracket(change: Partial<BracketRequest> = {}): Outcome {
    return this.act({ type: 'PlaceBracket', ...this.stamp(ALICE), ...BRACKET, ...change })
  }

  act(command: Command): Outcome {
    return this.toy.apply(command)
  }

  cancel(order: number): Outcome {
    return this.act({ type: 'CancelOrder', ...this.stamp(ALICE), order })
  }

  preview(change: Partial<BracketRequest> = {}) {
    return this.toy.exchange.spot.previewBracket({ ...BRACKET, ...change }, ALICE)
  }

  put(state: 'halted' | 'open'): void {
    this.act({ type: 'SetMarketState', market: 1, state, reason: 'a test' })
  }

  /** An entry that does nothing but let time be seen. */
  renew(): void {
    this.act({ type: 'OpenOwner', ref: `${this.#key++}` })
  }

  /** Alice asks for the end of her orders after silence, and is silent. */
  silence(): void {
    this.act({ type: 'CancelAllAfter', owner: ALICE, seconds: 5 })
    this.toy.time += 5_000
    this.renew()
  }

  orders() {
    return this.toy.exchange.spot.openOrders(ALICE)
  }

  coins() {
    const own = this.toy.exchange.ledger.balances(ALICE).find((one) => one.wallet === 'funds' && one.asset === 2)
    return { available: own?.available ?? 0n, held: own?.held ?? 0n }
  }

  told<Type extends CoreEvent['type']>(type: Type): Extract<CoreEvent, { type: Type }>[] {
    const events = this.toy.last?.events ?? []
    return events.filter((event): event is Extract<CoreEvent, { type: Type }> => event.type === type)
  }
}

describe('a purchase with exits', () => {
  test('leaves nothing while it is open, and a pair for what it has bought after its fee once it is over (BRKT-3, BRKT-4)', () => {
    const world = new World()
    const { reply } = world.bracket()
    expect(reply).toMatchObject({ kind: 'order', state: 'open' })
    expect(world.orders()).toMatchObject([{ kind: 'limit', takeProfit: 120, stopLoss: 90, other: 0 }])
    world.limit(BOB, { side: 'sell', price: 100, lots: 4 })
    expect(world.orders()).toMatchObject([{ lotsFilled: 4, takeProfit: 120 }])
    world.limit(BOB, { side: 'sell', price: 100, lots: 6 })
    const [limit, stop] = world.orders()
    expect(limit).toMatchObject({ side: 'sell', kind: 'limit', price: 120, lots: 9, state: 'open', takeProfit: 0 })
    expect(stop).toMatchObject({
      side: 'sell',
      kind: 'stop_limit',
      stopPrice: 90,
      price: 88,
      lots: 9,
      state: 'pending',
    })
    expect([limit?.other, stop?.other]).toEqual([stop?.order, limit?.order])
    expect(world.told('BracketEnded')).toMatchObject([
      { lots: 9, takeProfitOrder: limit?.order, stopLossOrder: stop?.order, reason: 'placed' },
    ])
    expect(world.coins()).toEqual({ available: 99_000_000n, held: 900_000_000n })
  })

  test('is over when it is cancelled in part: what it has bought keeps its exits (BRKT-3)', () => {
    const world = new World()
    world.bracket()
    world.limit(BOB, { side: 'sell', price: 100, lots: 4 })
    world.cancel(world.orders()[0]?.order ?? 0)
    expect(world.told('BracketEnded')).toMatchObject([{ lots: 3, reason: 'placed' }])
    expect(world.orders()).toMatchObject([
      { lots: 3, price: 120 },
      { lots: 3, stopPrice: 90 },
    ])
  })

  test('leaves nothing when it has bought nothing (BRKT-3)', () => {
    const world = new World()
    world.bracket()
    world.cancel(world.orders()[0]?.order ?? 0)
    expect(world.told('BracketEnded')).toMatchObject([
      { lots: 0, takeProfitOrder: 0, stopLossOrder: 0, reason: 'not_filled' },
    ])
    expect(world.orders()).toEqual([])
  })

  test.each([
    [{ takeProfit: 0 }, { kind: 'stop_limit', stopPrice: 90 }],
    [
      { stopLoss: 0, stopLossLimit: 0 },
      { kind: 'limit', price: 120 },
    ],
    [
      { takeProfit: 0, stopLossLimit: 0 },
      { kind: 'stop_market', stopPrice: 90 },
    ],
  ])('may have one exit, which then stands alone: %o (BRKT-1)', (change, exit) => {
    const world = new World()
    world.limit(BOB, { side: 'sell', price: 100, lots: 10 })
    world.bracket({ ...change, kind: 'market', timeInForce: 'IOC', price: 0 })
    expect(world.orders()).toMatchObject([{ side: 'sell', lots: 9, other: 0, ...exit }])
  })

  test('a stop buys first, and a market order that ends in part leaves exits for its part (BRKT-3)', () => {
    const world = new World()
    world.bracket({ kind: 'stop_limit', stopPrice: 105, price: 106, takeProfit: 130 })
    expect(world.orders()).toMatchObject([{ state: 'pending', takeProfit: 130 }])
    world.limit(BOB, { side: 'sell', price: 105, lots: 1 })
    world.limit(ALICE, { side: 'buy', price: 105, lots: 1 })
    expect(world.orders()).toMatchObject([{ state: 'open', lotsFilled: 0, takeProfit: 130 }])
    world.limit(BOB, { side: 'sell', price: 106, lots: 10 })
    expect(world.orders()).toMatchObject([{ price: 130 }, { stopPrice: 90 }])
    const thin = new World()
    thin.limit(BOB, { side: 'sell', price: 100, lots: 5 })
    thin.bracket({ kind: 'market', timeInForce: 'IOC', price: 0 })
    expect(thin.told('OrderClosed')).toMatchObject([{ reason: 'filled' }, { reason: 'expired', lotsLeft: 5 }])
    expect(thin.orders()).toMatchObject([{ lots: 4 }, { lots: 4 }])
  })

  test('keeps the rates of the purchase (BRKT-2)', () => {
    const world = new World()
    world.bracket()
    world.act({ type: 'SetTier', owner: ALICE, tier: 1 })
    world.limit(BOB, { side: 'sell', price: 100, lots: 10 })
    expect(world.orders()).toMatchObject([
      { price: 120, makerPpm: 1_000, takerPpm: 2_000 },
      { stopPrice: 90, makerPpm: 1_000, takerPpm: 2_000 },
    ])
  })
})

describe('exits whose turn has come', () => {
  /** The purchase is over while the market is halted; before it opens again the price may go anywhere. */
  function endedInHalt(change: Partial<BracketRequest> = {}): World {
    const world = new World()
    world.bracket({ ...change, goodTill: world.toy.time + 70_000 })
    world.limit(BOB, { side: 'sell', price: 100, lots: 6 })
    world.put('halted')
    world.toy.time += 70_000
    world.renew()
    return world
  }

  test('the stop-loss fires with the entry that ends the purchase (BRKT-4)', () => {
    const world = new World()
    world.bracket({ stopLossLimit: 0 })
    world.limit(BOB, { side: 'buy', price: 89, lots: 20 })
    world.limit(CAROL, { side: 'sell', price: 89, lots: 12 })
    expect(world.told('BracketEnded')).toMatchObject([{ reason: 'placed' }])
    expect(world.told('OrderTriggered')).toHaveLength(1)
    expect(world.told('Trade').at(-1)).toMatchObject({ price: 89, lots: 9 })
    expect(world.orders()).toEqual([])
  })

  test('of a market that is not open they wait until it is (BRKT-5)', () => {
    const world = endedInHalt()
    expect(world.orders()).toEqual([])
    expect(world.told('BracketEnded')).toEqual([])
    const { exchange } = world.toy
    expect(Exchange.restore(exchange.snapshot(), { newSha256 }).stateHash()).toBe(exchange.stateHash())
    world.put('open')
    expect(world.told('BracketEnded')).toMatchObject([{ lots: 5, reason: 'placed' }])
    expect(world.orders()).toMatchObject([{ price: 120 }, { stopPrice: 90 }])
  })

  test('fall away when what was bought has gone elsewhere meanwhile (BRKT-5)', () => {
    const world = new World()
    world.bracket()
    world.limit(BOB, { side: 'sell', price: 100, lots: 6 })
    world.limit(ALICE, { side: 'sell', price: 125, lots: 5 })
    world.cancel(world.orders()[0]?.order ?? 0)
    expect(world.told('BracketEnded')).toMatchObject([
      { lots: 5, takeProfitOrder: 0, stopLossOrder: 0, reason: 'insufficient_balance' },
    ])
    expect(world.orders()).toMatchObject([{ price: 125 }])
  })

  test('of a frozen owner fall away (BRKT-5)', () => {
    const world = endedInHalt()
    world.act({ type: 'FreezeOwner', owner: ALICE, frozen: true, reason: 'a test' })
    world.put('open')
    expect(world.told('BracketEnded')).toMatchObject([{ reason: 'owner_frozen' }])
  })

  test.each(['CancelAllOrders', 'CancelAllAfter'] as const)('%s ends them with all other orders (BRKT-6)', (type) => {
    const all = (world: World): void => {
      if (type === 'CancelAllOrders') world.act({ type, ...world.stamp(ALICE), market: 0 })
      else world.silence()
    }
    const reason = type === 'CancelAllOrders' ? 'canceled' : 'silence'
    const open = new World()
    open.bracket()
    open.limit(BOB, { side: 'sell', price: 100, lots: 5 })
    all(open)
    const due = endedInHalt()
    all(due)
    for (const world of [open, due]) {
      expect(world.told('BracketEnded')).toMatchObject([{ takeProfitOrder: 0, stopLossOrder: 0, reason }])
      world.put('open')
      expect(world.orders()).toEqual([])
    }
  })

  test('the take-profit trades at once where the book has come to it, and then there is no stop-loss (BRKT-4)', () => {
    const world = new World()
    world.bracket()
    world.limit(BOB, { side: 'sell', price: 100, lots: 6 })
    world.limit(BOB, { side: 'buy', price: 125, lots: 3 })
    world.cancel(world.orders()[0]?.order ?? 0)
    expect(world.told('BracketEnded')).toMatchObject([{ lots: 5, stopLossOrder: 0, reason: 'take_profit_reached' }])
    expect(world.told('Trade')).toMatchObject([{ price: 125, lots: 3, takerFee: 750_000n }])
    expect(world.orders()).toMatchObject([{ price: 120, lots: 5, lotsFilled: 3, other: 0 }])
  })

  test.each(['expire_taker', 'expire_maker', 'expire_both'] as const)(
    'the take-profit gives way to an own order (%s), and the stop-loss stands (BRKT-4)',
    (selfTrade) => {
      const world = new World()
      world.bracket({ selfTrade })
      world.limit(BOB, { side: 'sell', price: 100, lots: 6 })
      world.limit(ALICE, { side: 'buy', price: 125, lots: 3 })
      world.cancel(world.orders()[0]?.order ?? 0)
      expect(world.told('BracketEnded')).toMatchObject([{ lots: 5, takeProfitOrder: 0, reason: 'self_trade' }])
      expect(world.orders()).toMatchObject([{ price: 125 }, { stopPrice: 90, lots: 5, other: 0 }])
    },
  )
})

describe('what a purchase with exits is refused for', () => {
  test.each([
    [{ side: 'sell' }, 'bad_command'],
    [{ takeProfit: 0, stopLoss: 0, stopLossLimit: 0 }, 'bad_command'],
    [{ stopLoss: 0 }, 'bad_command'],
    [{ stopLossSlippagePpm: 1 }, 'bad_command'],
    [{ takeProfit: 90 }, 'bad_command'],
    [{ takeProfit: 100 }, 'take_profit_side'],
    [{ stopLoss: 100, stopLossLimit: 100 }, 'stop_loss_side'],
    [{ stopLossLimit: 0, stopLossSlippagePpm: 100_001 }, 'bad_slippage'],
    [{ takeProfit: 151 }, 'price_outside_band'],
    [{ stopLossLimit: 44 }, 'price_outside_band'],
    [{ lots: 1 }, 'below_minimum_quantity'],
    [{ price: 11, lots: 2, stopLoss: 9, stopLossLimit: 0 }, 'price_outside_band'],
    [{ lots: 600 }, 'insufficient_balance'],
  ] as const)('%o: %s (BRKT-1, BRKT-2)', (change, rejection) => {
    const world = new World()
    expect(world.preview(change)).toMatchObject({ rejection })
    expect(world.bracket(change).reply).toMatchObject({ rejection })
    expect(world.orders()).toEqual([])
  })

  test('needs room for both exits once it is over (BRKT-2)', () => {
    const world = new World(2)
    expect(world.bracket().reply).toMatchObject({ kind: 'order' })
    const crowded = new World(2)
    crowded.limit(ALICE, { side: 'buy', price: 80, lots: 1 })
    expect(crowded.preview()).toMatchObject({ rejection: 'too_many_orders' })
    expect(crowded.bracket().reply).toMatchObject({ rejection: 'too_many_orders' })
    expect(crowded.bracket({ takeProfit: 0 }).reply).toMatchObject({ kind: 'order' })
  })

  test('a change of its price stays between its exits (BRKT-7)', () => {
    const world = new World()
    world.bracket()
    const order = world.orders()[0]?.order ?? 0
    const amend = (price: number, lots = 0) =>
      world.act({ type: 'AmendOrder', ...world.stamp(ALICE), order, price, lots })
    expect(amend(90).reply).toMatchObject({ rejection: 'stop_loss_side' })
    expect(amend(120).reply).toMatchObject({ rejection: 'take_profit_side' })
    expect(amend(99, 20).reply).toMatchObject({ kind: 'order', state: 'open' })
    world.limit(BOB, { side: 'sell', price: 99, lots: 20 })
    expect(world.orders()).toMatchObject([{ lots: 19 }, { lots: 19 }])
  })
})

describe('the preview of a purchase with exits', () => {
  test('tells the lots that the exits then have, and what each brings at its price (BRKT-3)', () => {
    const world = new World()
    world.limit(BOB, { side: 'sell', price: 99, lots: 3 })
    const told = world.preview()
    expect(told).toMatchObject({
      rejection: null,
      lotsFilled: 3,
      lots: 9,
      takeProfit: { value: 1_080_000_000n, fee: 1_080_000n },
      stopLoss: { value: 792_000_000n, fee: 1_584_000n },
    })
    world.bracket()
    world.limit(BOB, { side: 'sell', price: 100, lots: 7 })
    expect(world.orders()).toMatchObject([{ lots: told.lots }, { lots: told.lots }])
    expect(world.coins().held).toBe(BigInt(told.lots) * 100_000_000n)
    expect(new World().preview({ stopLoss: 0, stopLossLimit: 0 })).toMatchObject({ stopLoss: null })
  })
})
