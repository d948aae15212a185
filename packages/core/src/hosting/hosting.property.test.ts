import {
  type Command,
  FIRST_CUSTOMER,
  type HostingBought,
  type HostingDayPaid,
  type HostingEnded,
  type HostingTerms,
  OPERATOR_ROLES,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../exchange.ts'
import { CAMPAIGNS_FREE, ESCROW_FREE, LOAN_POOL_FREE, OUTSIDE, TREASURY_FREE } from '../ledger/postingSides.ts'
import { PRODUCTS } from '../products.ts'
import { TOY_HOSTING } from '../scenarios/hosting/hostingActs.ts'
import { Dice } from '../scenarios/spot/randomFlow.ts'
import { HOLDER, TOY_GENESIS, ToyExchange } from '../scenarios/toyExchange.ts'
import { SnapshotDamaged } from '../snapshot.ts'
import { newSha256 } from '../testing/newSha256.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const USDT = 1_000_000n
const CUSTOMERS = 3
const LIQUID = { ...TOY_GENESIS, capital: [{ owner: 'treasury' as const, asset: 1, amount: 2_000n * USDT }] }

let keys = 0

function stamp(owner: number) {
  return { owner, key1: 1, key2: ++keys, inputHash: 1, issuedAt: 0 }
}

function offer(terms: Partial<HostingTerms>): Command {
  const action = { type: 'SetHostingProduct', terms: { ...TOY_HOSTING, ...terms } } as const
  return { type: 'Decide', proposer: 1, approver: 2, effectiveAt: 0, reason: 'agreed', action }
}

/** Two operators, and customers who have all their money where it can be hosted. */
function staffed(customers = CUSTOMERS): ToyExchange {
  const toy = new ToyExchange('fast', LIQUID)
  const roles = OPERATOR_ROLES.filter((role) => role !== 'auditor')
  for (const operator of [1, 2]) {
    const action = { type: 'AppointOperator', operator, roles } as const
    toy.apply({ type: 'Decide', proposer: 0, approver: 0, effectiveAt: 0, reason: 'founding', action })
  }
  for (let owner = FIRST_CUSTOMER; owner < FIRST_CUSTOMER + customers; owner++) {
    const amount = 5_000n * USDT
    toy.apply({ type: 'OpenOwner', ref: `customer ${owner}` })
    toy.apply({ type: 'FaucetCredit', owner, asset: 1, amount, ref: `${owner}` })
    toy.apply({ type: 'TransferFunds', ...stamp(owner), from: 'funds', to: 'hosting', asset: 1, amount })
  }
  return toy
}

function buy(owner: number, amount: bigint, toy: ToyExchange, product = 1): Command {
  const terms = toy.exchange.hosting.product(product)?.version ?? 1
  return { type: 'BuyHosting', ...stamp(owner), product, amount, terms }
}

/** A heartbeat that changes no money. */
function lease(toy: ToyExchange): Command {
  return { type: 'AcquireLease', role: 'feed', holder: HOLDER, until: toy.time + 1_000 }
}

/** Purchases, redemptions and terms by chance, and time that goes on by moments, hours and, while the clock stands, weeks. */
class HostingFlow {
  readonly #dice: Dice

  constructor(seed: number) {
    this.#dice = new Dice(seed)
  }

  next(toy: ToyExchange): { readonly wait: number; readonly command: Command } {
    const dice = this.#dice
    const owner = FIRST_CUSTOMER + dice.roll(CUSTOMERS)
    const wait = dice.pick([1, 1_000, 3_000_000, 3_500_000, 3_500_000, dice.roll(12) === 0 ? 9 * DAY_MS : 3_599_000])
    const roll = dice.roll(100)
    if (toy.exchange.clockStopped()) return { wait: 1, command: { type: 'ResumeClock', reason: 'checked' } }
    if (roll < 45) return { wait, command: buy(owner, BigInt(1 + dice.roll(90_000_000)), toy, dice.pick([1, 2])) }
    if (roll < 60) return { wait, command: { type: 'RedeemHosting', ...stamp(owner), order: 1 + dice.roll(60) } }
    if (roll > 65) return { wait, command: lease(toy) }
    const terms = {
      product: dice.pick([1, 2]),
      cycleDays: dice.pick([1, 2, 7]),
      dailyRatePpm: dice.pick([1, 33_333, 99_999, 500_001]),
      min: dice.pick(['1', '1.000001']),
      earlyLossPpm: dice.pick([0, 50_000, 333_333]),
      redemptionDays: dice.pick([0, 1, 3]),
    }
    return { wait, command: offer(terms) }
  }
}

/** What an order paid, by the events alone. */
interface Told {
  readonly bought: HostingBought
  readonly boughtAt: number
  readonly days: HostingDayPaid[]
  ended: HostingEnded | undefined
}

/** Each day is 24 hours after the one before, nothing is paid twice or skipped, and what ended gave back what it should. */
function checkTold({ bought, boughtAt, days, ended }: Told, now: number): void {
  const paid = days.reduce((sum, { amount }) => sum + amount, 0n)
  expect(days.map(({ day, at }) => [day, at])).toEqual(
    days.map((_, place) => [place + 1, boughtAt + (place + 1) * DAY_MS]),
  )
  expect(paid).toBeLessThanOrEqual(bought.promised)
  if (!ended) return
  expect(ended.at).toBeLessThanOrEqual(now)
  expect(ended.unearned).toBe(bought.promised - paid)
  expect(ended.returned + ended.loss).toBe(bought.amount)
  if (ended.result === 'redeemed') return
  expect([days.length, paid, ended.at]).toEqual([bought.cycleDays, bought.promised, bought.endTime])
}

describe('hosting by chance', () => {
  test('pays every day once, whatever the clock does, and goes on from any snapshot as if nothing had been (I15, I9)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
        const toy = staffed()
        const flow = new HostingFlow(seed)
        const orders = new Map<number, Told>()
        let twin = Exchange.restore(toy.exchange.snapshot(), { newSha256 })
        for (let step = 0; step < 150; step++) {
          const { wait, command } = flow.next(toy)
          toy.time += wait
          const { events, time } = toy.apply(command)
          for (const event of events) {
            if (event.type === 'HostingBought')
              orders.set(event.order, { bought: event, boughtAt: time, days: [], ended: undefined })
            else if (event.type === 'HostingDayPaid') orders.get(event.order)?.days.push(event)
            else if (event.type === 'HostingEnded') {
              const told = orders.get(event.order)
              expect(told?.ended).toBeUndefined()
              if (told) told.ended = event
            }
          }
          twin.apply({ sequence: twin.sequence + 1, time, command })
          if (step % 40 === 20) twin = Exchange.restore(twin.snapshot(), { newSha256 })
        }
        for (const told of orders.values()) checkTold(told, toy.time)
        expect(orders.size).toBeGreaterThan(0)
        expect(twin.stateHash()).toBe(toy.exchange.stateHash())
      }),
      { seed: 15, numRuns: 12 },
    )
  })

  test('a hundred who buy the last capacity get exactly what is there, once (HOST-3)', () => {
    const toy = staffed(100)
    toy.apply(offer({ capacity: '405', min: '10', dailyRatePpm: 10_000, cycleDays: 1 }))
    const replies = Array.from({ length: 100 }, (_, place) => {
      const command = buy(FIRST_CUSTOMER + place, 10n * USDT, toy)
      const first = toy.apply(command).reply
      expect(toy.apply(command)).toMatchObject({ reply: first, duplicate: true })
      return first.kind === 'rejected' ? first.rejection : first.kind
    })
    expect(replies).toEqual([...Array(40).fill('done'), ...Array(60).fill('sold_out')])
    expect(toy.exchange.hosting.product(1)).toMatchObject({ hosted: 400n * USDT, escrowed: 4n * USDT, left: 0n })
  })

  test('one entry takes care of so much and no more; the rest follows, each day once (HOST-7)', () => {
    const toy = staffed(1)
    toy.apply(offer({ cycleDays: 400, dailyRatePpm: 1, min: '1', capacity: '1000' }))
    for (let order = 0; order < 30; order++) toy.apply(buy(FIRST_CUSTOMER, USDT, toy))
    const promised = toy.exchange.hosting.product(1)?.escrowed ?? 0n
    const daysOf = (command: Command) =>
      toy.apply(command).events.filter(({ type }) => type === 'HostingDayPaid').length
    toy.time += 500 * DAY_MS
    expect(daysOf(lease(toy))).toBe(0)
    expect(daysOf({ type: 'ResumeClock', reason: 'checked' })).toBe(10_000)
    expect(Exchange.restore(toy.exchange.snapshot(), { newSha256 }).stateHash()).toBe(toy.exchange.stateHash())
    expect(daysOf({ type: 'RedeemHosting', ...stamp(FIRST_CUSTOMER), order: 30 })).toBe(2_000)
    expect(daysOf(lease(toy))).toBe(0)
    expect(toy.exchange.hosting.totals(FIRST_CUSTOMER)).toEqual({ orders: 0, hosted: 0n, owed: 0n })
    const hosting = toy.exchange.ledger.balances(FIRST_CUSTOMER).find(({ wallet }) => wallet === 'hosting')
    expect(hosting).toMatchObject({ available: 5_000n * USDT + promised, held: 0n })
  })

  test('a redemption that is asked for behind the rest pays its own days first (HOST-7)', () => {
    const toy = staffed(1)
    toy.apply(offer({ cycleDays: 500, dailyRatePpm: 1, min: '1', capacity: '1000', redemptionDays: 1 }))
    for (let order = 0; order < 50; order++) toy.apply(buy(FIRST_CUSTOMER, USDT, toy))
    toy.time += 450 * DAY_MS
    toy.apply(lease(toy))
    toy.apply({ type: 'ResumeClock', reason: 'checked' })
    expect(toy.exchange.hosting.order(50)?.daysPaid).toBe(200)
    toy.apply({ type: 'RedeemHosting', ...stamp(FIRST_CUSTOMER), order: 50 })
    expect(toy.exchange.hosting.order(50)).toMatchObject({ daysPaid: 450, state: 'redemption' })
  })

  test('nobody who could trade for the house hosts', () => {
    const toy = staffed(1)
    toy.apply(offer({}))
    for (const owner of [SYSTEM_OWNERS.treasury, SYSTEM_OWNERS.liquidity])
      expect(toy.apply(buy(owner, 10n * USDT, toy)).reply).toMatchObject({ rejection: 'not_allowed' })
    expect(toy.apply(buy(FIRST_CUSTOMER + 9, 10n * USDT, toy)).reply).toMatchObject({ rejection: 'unknown_owner' })
  })
})

describe('a product that was never used', () => {
  test('leaves snapshot and state hash as they were before it was there', () => {
    const products = PRODUCTS.filter(({ name }) => name !== 'hosting')
    const before = new Exchange({ newSha256, products })
    const after = new Exchange({ newSha256 })
    for (const exchange of [before, after]) exchange.apply({ sequence: 1, time: 1, command: TOY_GENESIS })
    expect(after.stateHash()).toBe(before.stateHash())
    expect(Exchange.restore(before.snapshot(), { newSha256 }).stateHash()).toBe(after.stateHash())
    const toy = staffed(1)
    toy.apply(offer({}))
    expect(() => Exchange.restore(toy.exchange.snapshot(), { newSha256, products })).toThrow(SnapshotDamaged)
  })

  test('a Genesis cannot fill the escrow, and nobody’s capital does (GEN-3, OPER-10)', () => {
    const exchange = new Exchange({ newSha256 })
    const capital = [{ owner: 'escrow' as const, asset: 1, amount: USDT }]
    const { reply } = exchange.apply({ sequence: 1, time: 1, command: { ...TOY_GENESIS, capital } })
    expect(reply).toMatchObject({ rejection: 'bad_command' })
  })
})

test('the posting matrix lets nothing of a customer’s into the treasury or the escrow, and returns out of the escrow alone (I15)', () => {
  const ways = PRODUCTS.flatMap(({ reasons = [] }) => reasons).flatMap(({ word, between }) =>
    between.map(([source, destination]) => ({ word, source, destination })),
  )
  const into = (side: number) => ways.filter(({ destination }) => destination === side).map(({ source }) => source)
  expect(new Set(into(TREASURY_FREE))).toEqual(new Set([OUTSIDE, ESCROW_FREE, LOAN_POOL_FREE, CAMPAIGNS_FREE]))
  expect(into(ESCROW_FREE)).toEqual([TREASURY_FREE])
  const out = ways.filter(({ source }) => source === ESCROW_FREE).map(({ word }) => word)
  expect(out.sort()).toEqual(['hosting_return', 'hosting_unearned'])
})
