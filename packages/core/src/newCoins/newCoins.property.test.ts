import {
  type Command,
  FIRST_CUSTOMER,
  type OfferingTerms,
  OPERATOR_ROLES,
  type OperatorAction,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../exchange.ts'
import { OFFERING_FREE, OUTSIDE, TRADER_HELD } from '../ledger/postingSides.ts'
import { PRODUCTS } from '../products.ts'
import { CAT, CAT_MARKET, toyOffering } from '../scenarios/newCoins/coinActs.ts'
import { Dice } from '../scenarios/spot/randomFlow.ts'
import { HOLDER, TOY_GENESIS, ToyExchange } from '../scenarios/toyExchange.ts'
import { SnapshotDamaged } from '../snapshot.ts'
import { newSha256 } from '../testing/newSha256.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const USDT = 1_000_000n
const CATS = 100n

let keys = 0

function stamp(owner: number) {
  return { owner, key1: 1, key2: ++keys, inputHash: 1, issuedAt: 0 }
}

function decide(action: OperatorAction): Command {
  return { type: 'Decide', proposer: 1, approver: 2, effectiveAt: 0, reason: 'agreed', action }
}

/** Two operators, customers with money, and the coin listed as an asset. */
function staffed(customers: number, genesis = TOY_GENESIS): ToyExchange {
  const toy = new ToyExchange('fast', genesis)
  const roles = OPERATOR_ROLES.filter((role) => role !== 'auditor')
  for (const operator of [1, 2]) {
    const action = { type: 'AppointOperator', operator, roles } as const
    toy.apply({ type: 'Decide', proposer: 0, approver: 0, effectiveAt: 0, reason: 'founding', action })
  }
  for (let owner = FIRST_CUSTOMER; owner < FIRST_CUSTOMER + customers; owner++) {
    toy.apply({ type: 'OpenOwner', ref: `customer ${owner}` })
    toy.apply({ type: 'FaucetCredit', owner, asset: 1, amount: 1_000n * USDT, ref: `${owner}` })
  }
  toy.apply(decide({ type: 'ListAsset', asset: CAT }))
  return toy
}

function offer(toy: ToyExchange, change: Partial<OfferingTerms> = {}): void {
  const terms = { ...toyOffering(toy.time), ...change }
  toy.apply(decide({ type: 'SetOffering', terms }))
  const amount = BigInt(Number(terms.volume) * 100)
  toy.apply(decide({ type: 'FundOffering', coin: terms.coin, amount, evidence: `coins ${terms.coin}` }))
}

function subscribe(owner: number, quantity: bigint, toy: ToyExchange): Command {
  const terms = toy.exchange.newCoins.offering(1)?.version ?? 1
  return { type: 'SubscribeCoins', ...stamp(owner), coin: 1, quantity, terms }
}

function lease(toy: ToyExchange): Command {
  return { type: 'AcquireLease', role: 'feed', holder: HOLDER, until: toy.time + 1_000 }
}

const LIST_MARKET = decide({
  type: 'ListSpotMarket',
  definition: CAT_MARKET,
  state: 'halted',
  reason: 'not yet',
})

/** Subscriptions, decisions, returns and listings by chance, and a clock that jumps by moments, hours and weeks. */
class CoinFlow {
  readonly #dice: Dice

  constructor(seed: number) {
    this.#dice = new Dice(seed)
  }

  next(toy: ToyExchange): { readonly wait: number; readonly command: Command } {
    const dice = this.#dice
    if (toy.exchange.clockStopped()) return { wait: 1, command: { type: 'ResumeClock', reason: 'checked' } }
    const wait = dice.pick([1, 1, 1_000, 1_000, 600_000, dice.roll(20) === 0 ? 3 * DAY_MS : 1])
    const owner = FIRST_CUSTOMER + dice.roll(4)
    const roll = dice.roll(100)
    if (roll < 50) return { wait, command: subscribe(owner, BigInt(1 + dice.roll(30)) * 50n, toy) }
    if (roll < 62) return { wait, command: { type: 'ReturnCoins', ...stamp(owner), subscription: 1 + dice.roll(60) } }
    return { wait, command: roll < 90 ? decide(this.#action(toy)) : lease(toy) }
  }

  #action(toy: ToyExchange): OperatorAction {
    const dice = this.#dice
    const evidence = `p${dice.roll(9)}`
    const before = toy.exchange.newCoins.offering(1)?.terms ?? toyOffering(toy.time)
    return dice.pick<OperatorAction>([
      { type: 'DecideSubscription', subscription: 1 + dice.roll(60), passed: dice.roll(4) > 0, reason: 'drill' },
      { type: 'DecideSubscription', subscription: 1 + dice.roll(60), passed: true, reason: 'drill' },
      { type: 'AllocateOffering', coin: 1 },
      { type: 'PayIssuer', coin: 1, amount: BigInt(1 + dice.roll(9_000_000)), evidence },
      { type: 'ReturnUnsold', coin: 1, evidence },
      { type: 'SetOffering', terms: { ...before, listTime: toy.time + dice.pick([1, DAY_MS]) } },
      { type: 'ListSpotMarket', definition: CAT_MARKET, state: 'halted', reason: 'not yet' },
    ])
  }
}

describe('new coins by chance', () => {
  test('keep every unit where it belongs whatever the clock does, and go on from any snapshot as if nothing had been (I29, I9)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
        const toy = staffed(4)
        offer(toy, { way: seed % 2 === 0 ? 'review' : 'pro_rata', lockDays: seed % 3 })
        const flow = new CoinFlow(seed)
        const ends = new Map<number, string>()
        let twin = Exchange.restore(toy.exchange.snapshot(), { newSha256 })
        for (let step = 0; step < 120; step++) {
          const { wait, command } = flow.next(toy)
          toy.time += wait
          const { events, time } = toy.apply(command)
          for (const event of events) {
            const isEnd =
              event.type === 'CoinsReleased' ||
              event.type === 'CoinsReturned' ||
              (event.type === 'SubscriptionDecided' && !event.passed)
            if (!isEnd) continue
            expect(ends.get(event.subscription)).toBeUndefined()
            ends.set(event.subscription, event.type)
          }
          twin.apply({ sequence: twin.sequence + 1, time, command })
          if (step % 40 === 20) twin = Exchange.restore(twin.snapshot(), { newSha256 })
        }
        expect(twin.stateHash()).toBe(toy.exchange.stateHash())
        expect(Exchange.restore(toy.exchange.snapshot(), { newSha256 }).stateHash()).toBe(toy.exchange.stateHash())
      }),
      { seed: 29, numRuns: 20 },
    )
  })

  test('a hundred who subscribe to the last coins receive exactly what is there, once (COIN-3, COIN-5)', () => {
    const toy = staffed(100)
    offer(toy)
    for (let place = 0; place < 100; place++) {
      const command = subscribe(FIRST_CUSTOMER + place, 10n * CATS, toy)
      const first = toy.apply(command).reply
      expect(first.kind).toBe('done')
      expect(toy.apply(command)).toMatchObject({ reply: first, duplicate: true })
    }
    const replies = Array.from({ length: 100 }, (_, place) => {
      const action = { type: 'DecideSubscription', subscription: place + 1, passed: true, reason: '' } as const
      const { reply } = toy.apply(decide(action))
      return reply.kind === 'rejected' ? reply.rejection : reply.kind
    })
    expect(replies).toEqual([...Array(10).fill('done'), ...Array(90).fill('sold_out')])
    expect(toy.exchange.newCoins.offering(1)).toMatchObject({ allocated: 100n * CATS, left: 0n, underReview: 90 })
  })

  test('a hundred who share what is not enough receive what the preview told, and no coin more than there is (COIN-6)', () => {
    const toy = staffed(100)
    offer(toy, { way: 'pro_rata' })
    for (let place = 0; place < 100; place++)
      toy.apply(subscribe(FIRST_CUSTOMER + place, BigInt(2 + (place % 7)) * CATS, toy))
    toy.time += 59 * MINUTE_MS
    expect(toy.exchange.newCoins.allocationPreview(1)?.rejection).toBe('subscription_open')
    toy.apply(lease(toy))
    toy.time += 2 * MINUTE_MS
    toy.apply(lease(toy))
    const preview = toy.exchange.newCoins.allocationPreview(1)
    expect(preview?.rejection).toBeNull()
    const { events } = toy.apply(decide({ type: 'AllocateOffering', coin: 1 }))
    const told = events.filter((event) => event.type === 'SubscriptionDecided')
    expect(told.map(({ allocated, paid, refund }) => [allocated, paid, refund])).toEqual(
      preview?.shares.map(({ allocated, paid, refund }) => [allocated, paid, refund]),
    )
    expect(told.reduce((sum, { allocated }) => sum + allocated, 0n)).toBe(100n * CATS)
  })

  test('one entry decides and releases so many and no more, and the rest follows (COIN-10)', () => {
    const toy = staffed(4)
    offer(toy, {
      way: 'pro_rata',
      volume: '10000',
      lot: '0.01',
      min: '0.01',
      max: '10000',
      issuePrice: '0.01',
      lockDays: 0,
    })
    const exchange = toy.exchange
    for (let made = 0; made < 10_500; made++) {
      const entry = { sequence: exchange.sequence + 1, time: toy.time }
      exchange.apply({ ...entry, command: subscribe(FIRST_CUSTOMER + (made % 4), 1n, toy) })
    }
    expect(exchange.newCoins.offering(1)?.underReview).toBe(10_500)
    toy.time += 59 * MINUTE_MS
    toy.apply(LIST_MARKET)
    toy.time += 2 * MINUTE_MS
    const count = (command: Command, type: string) =>
      toy.apply(command).events.filter((event) => event.type === type).length
    expect(count(decide({ type: 'AllocateOffering', coin: 1 }), 'SubscriptionDecided')).toBe(10_000)
    const middle = Exchange.restore(exchange.snapshot(), { newSha256 })
    expect(count(lease(toy), 'SubscriptionDecided')).toBe(500)
    middle.apply({
      sequence: middle.sequence + 1,
      time: toy.time,
      command: lease(toy),
    })
    expect(middle.newCoins.offering(1)?.underReview).toBe(0)
    toy.time += 59 * MINUTE_MS
    expect(count(lease(toy), 'CoinsReleased')).toBe(10_000)
    expect(count(lease(toy), 'CoinsReleased')).toBe(500)
    expect(exchange.newCoins.subscriptions(1)).toEqual([])
  })

  test('are there in the demo world too (COIN-3)', () => {
    const toy = staffed(1, { ...TOY_GENESIS, world: 'demo' })
    offer(toy)
    expect(toy.apply(subscribe(FIRST_CUSTOMER, 10n * CATS, toy)).reply.kind).toBe('done')
  })

  test('nobody who could trade for the house subscribes', () => {
    const toy = staffed(1)
    offer(toy)
    for (const owner of [SYSTEM_OWNERS.treasury, SYSTEM_OWNERS.liquidity])
      expect(toy.apply(subscribe(owner, 10n * CATS, toy)).reply).toMatchObject({ rejection: 'not_allowed' })
    expect(toy.apply(subscribe(FIRST_CUSTOMER + 9, 10n * CATS, toy)).reply).toMatchObject({
      rejection: 'unknown_owner',
    })
  })
})

describe('a world without new coins', () => {
  test('has the snapshot and state hash it had before there were any', () => {
    const products = PRODUCTS.filter(({ name }) => name !== 'newCoins' && name !== 'listing')
    const before = new Exchange({ newSha256, products })
    const after = new Exchange({ newSha256 })
    for (const exchange of [before, after]) exchange.apply({ sequence: 1, time: 1, command: TOY_GENESIS })
    expect(after.stateHash()).toBe(before.stateHash())
    const toy = staffed(1)
    offer(toy)
    expect(() => Exchange.restore(toy.exchange.snapshot(), { newSha256, products })).toThrow(SnapshotDamaged)
  })

  test('a Genesis cannot fill the offering account (GEN-3)', () => {
    const capital = [{ owner: 'offering' as const, asset: 1, amount: USDT }]
    const { reply } = new Exchange({ newSha256 }).apply({ sequence: 1, time: 1, command: { ...TOY_GENESIS, capital } })
    expect(reply).toMatchObject({ rejection: 'bad_command' })
  })
})

test('the posting matrix lets into the offering account what comes from outside and what customers held, and nothing else (I29)', () => {
  const ways = PRODUCTS.flatMap(({ reasons = [] }) => reasons).flatMap(({ word, between }) =>
    between.map(([source, destination]) => ({ word, source, destination })),
  )
  const into = ways.filter(({ destination }) => destination === OFFERING_FREE)
  expect(into.map(({ word, source }) => [word, source])).toEqual([
    ['offering_funded', OUTSIDE],
    ['subscription_paid', TRADER_HELD],
    ['subscription_returned', TRADER_HELD],
  ])
  const out = ways.filter(({ source }) => source === OFFERING_FREE).map(({ word }) => word)
  expect(out.sort()).toEqual(['offering_paid_out', 'subscription_coins', 'subscription_returned'])
})
