import { type Command, FIRST_CUSTOMER, type Outcome } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../exchange.ts'
import { ContractWorld, PERP } from '../scenarios/contracts/contractWorld.ts'
import { TOY_GENESIS, ToyExchange } from '../scenarios/toyExchange.ts'
import { newSha256 } from '../testing/newSha256.ts'
import { MAX_ENDED } from './due.ts'

const SECOND_MS = 1_000

function after(world: ContractWorld, name: string, seconds: number): Outcome {
  return world.toy.apply({ type: 'CancelAllAfter', owner: world.owner(name), seconds })
}

function spotOrder(world: ContractWorld, name: string, side: 'buy' | 'sell', price: number, stopPrice = 0): Command {
  return {
    type: 'PlaceOrder',
    ...world.stamp(name),
    market: 1,
    side,
    kind: stopPrice === 0 ? 'limit' : 'stop_limit',
    timeInForce: 'GTC',
    price,
    lots: 1,
    turnover: 0n,
    stopPrice,
    maxSlippagePpm: 0,
    selfTrade: 'expire_taker',
  }
}

/** Alice and Bob with money for spot and contracts; Alice bids in both, has a waiting stop, and Bob has an order too. */
function ordered(): ContractWorld {
  const world = new ContractWorld('1000')
  world.sample(100)
  for (const name of ['Alice', 'Bob']) {
    world.fund(name, '10000')
    for (const asset of [1, 2])
      world.apply({ type: 'FaucetCredit', owner: world.owner(name), asset, amount: 10_000_000_000n, ref: name + asset })
  }
  world.apply(spotOrder(world, 'Alice', 'buy', 90))
  world.apply(spotOrder(world, 'Alice', 'buy', 120, 110))
  world.order('Alice', 'buy', 10, 97)
  world.apply(spotOrder(world, 'Bob', 'buy', 89))
  return world
}

function closed(world: ContractWorld) {
  const spot = world.told('OrderClosed').map(({ owner, reason }) => ({ owner, reason }))
  return [...spot, ...world.told('ContractOrderClosed').map(({ owner, reason }) => ({ owner, reason }))]
}

function ended({ events }: Outcome): number {
  return events.filter((event) => event.type === 'OrderClosed' && event.reason === 'silence').length
}

/** One customer with one order more than two entries end. */
function crowded() {
  const markets = TOY_GENESIS.markets.map((market) => ({ ...market, maxOpenOrders: 10_000 }))
  const { exchange, time: start } = new ToyExchange('fast', { ...TOY_GENESIS, markets })
  let time = start
  const apply = (command: Command, wait = 1): Outcome => {
    time += wait
    return exchange.apply({ sequence: exchange.sequence + 1, time, command })
  }
  const stamp = { owner: FIRST_CUSTOMER, key1: 1, inputHash: 1, issuedAt: 0 }
  const bid = { market: 1, side: 'buy', kind: 'limit', timeInForce: 'GTC', price: 90, lots: 1, turnover: 0n } as const
  const rest = { stopPrice: 0, maxSlippagePpm: 0, selfTrade: 'expire_taker' } as const
  const placed = (key2: number): Command => ({ type: 'PlaceOrder', ...stamp, key2, ...bid, ...rest })
  apply({ type: 'OpenOwner', ref: 'Alice' })
  apply({ type: 'FaucetCredit', owner: FIRST_CUSTOMER, asset: 1, amount: 10n ** 13n, ref: 'a' })
  for (let count = 1; count <= 2 * MAX_ENDED + 1; count++) apply(placed(count))
  return { exchange, apply, placed }
}

describe('cancel-all after silence', () => {
  test('ends all orders of the silent one, before the entry that comes after the deadline trades (CAA-2)', () => {
    const world = ordered()
    const owner = world.owner('Alice')
    const reply = after(world, 'Alice', 10).reply
    const deadline = world.toy.time + 10 * SECOND_MS
    expect(reply).toEqual({ kind: 'done', value: deadline })
    expect(world.toy.exchange.cancelAllAfter.of(owner)).toEqual({ seconds: 10, deadline })
    world.toy.time = deadline - 2
    world.apply(spotOrder(world, 'Bob', 'sell', 95))
    expect(closed(world)).toEqual([])
    world.apply(spotOrder(world, 'Bob', 'sell', 90))
    expect(closed(world)).toEqual([1, 2, 3].map(() => ({ owner, reason: 'silence' })))
    expect(world.told('Trade')).toEqual([])
    expect(world.toy.exchange.spot.openOrders(owner)).toEqual([])
    expect(world.toy.exchange.cancelAllAfter.of(owner)).toBeUndefined()
    expect(world.toy.exchange.ledger.balances(owner).every(({ held }) => held === 0n)).toBe(true)
  })

  test('a sign of life moves the deadline, and 0 takes it away (CAA-1)', () => {
    const world = ordered()
    after(world, 'Alice', 10)
    world.toy.time += 9 * SECOND_MS
    after(world, 'Alice', 10)
    world.toy.time += 9 * SECOND_MS
    world.renew()
    expect(closed(world)).toEqual([])
    expect(after(world, 'Alice', 0).reply).toEqual({ kind: 'done', value: 0 })
    world.toy.time += 1_000 * SECOND_MS
    world.renew()
    expect(closed(world)).toEqual([])
    expect(world.toy.exchange.spot.openOrders(world.owner('Alice'))).toHaveLength(2)
  })

  test('the deadline is passed once: orders placed afterwards stay (CAA-2)', () => {
    const world = ordered()
    after(world, 'Alice', 5)
    world.toy.time += 5 * SECOND_MS
    world.apply(spotOrder(world, 'Alice', 'buy', 88))
    expect(closed(world)).toHaveLength(3)
    world.toy.time += 100 * SECOND_MS
    world.renew()
    expect(world.toy.exchange.spot.openOrders(world.owner('Alice'))).toHaveLength(1)
  })

  test.each([1, 4, 3_601, -1, 5.5])('%d seconds are no deadline (CAA-1)', (seconds) => {
    const world = ordered()
    expect(after(world, 'Alice', seconds).reply).toMatchObject({ rejection: 'bad_command' })
    expect(world.toy.exchange.cancelAllAfter.of(world.owner('Alice'))).toBeUndefined()
  })

  test('is for customers alone (CAA-1)', () => {
    const world = ordered()
    expect(after(world, 'house', 5).reply).toMatchObject({ rejection: 'not_allowed' })
    expect(world.toy.apply({ type: 'CancelAllAfter', owner: 9_999, seconds: 5 }).reply).toMatchObject({
      rejection: 'unknown_owner',
    })
  })

  test('orders in a halted market end as soon as it is halted no more, before anything trades (CAA-4)', () => {
    const world = ordered()
    const halt = (market: number, state: 'halted' | 'open') =>
      world.apply({ type: 'SetMarketState', market, state, reason: 'test' })
    halt(1, 'halted')
    halt(PERP, 'halted')
    after(world, 'Alice', 5)
    world.toy.time += 5 * SECOND_MS
    world.renew()
    expect(closed(world)).toEqual([])
    const restored = Exchange.restore(world.toy.exchange.snapshot(), { newSha256 })
    expect(restored.stateHash()).toBe(world.toy.exchange.stateHash())
    halt(1, 'open')
    world.apply(spotOrder(world, 'Bob', 'sell', 90))
    expect(world.told('OrderClosed')).toMatchObject([{ reason: 'silence' }, { reason: 'silence' }])
    expect(world.told('Trade')).toEqual([])
    halt(PERP, 'open')
    world.renew()
    expect(world.heard('ContractOrderClosed')).toMatchObject([{ reason: 'silence', owner: world.owner('Alice') }])
  })

  test('more orders than one entry ends follow with the next, and what is placed meanwhile stays (CAA-3)', () => {
    const { exchange, apply, placed } = crowded()
    apply({ type: 'CancelAllAfter', owner: FIRST_CUSTOMER, seconds: 5 })
    expect(ended(apply({ type: 'OpenOwner', ref: 'Bob' }, 5 * SECOND_MS))).toBe(MAX_ENDED)
    const restored = Exchange.restore(exchange.snapshot(), { newSha256 })
    const second = apply(placed(0))
    expect(ended(second)).toBe(MAX_ENDED)
    const { sequence, time } = second
    expect(ended(restored.apply({ sequence, time, command: placed(0) }))).toBe(MAX_ENDED)
    expect(restored.stateHash()).toBe(exchange.stateHash())
    expect(ended(apply({ type: 'OpenOwner', ref: 'Carol' }))).toBe(1)
    expect(ended(apply({ type: 'OpenOwner', ref: 'Dan' }))).toBe(0)
    expect(exchange.spot.openOrders(FIRST_CUSTOMER)).toHaveLength(1)
  })
})
