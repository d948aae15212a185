import {
  type Command,
  FIRST_CUSTOMER,
  OPERATOR_ROLES,
  type OperatorAction,
  type RewardTerms,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../exchange.ts'
import { CAMPAIGNS_FREE, FEES_FREE, TRADER_FREE, TREASURY_FREE } from '../ledger/postingSides.ts'
import { PRODUCTS } from '../products.ts'
import { TOY_REWARDS } from '../scenarios/rewards/rewardActs.ts'
import { HOLDER, TOY_GENESIS, ToyExchange } from '../scenarios/toyExchange.ts'
import { SnapshotDamaged } from '../snapshot.ts'
import { newSha256 } from '../testing/newSha256.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const AHEAD_MS = 8 * HOUR_MS
const USDT = 1_000_000n
const CUSTOMERS = 12
const LIQUID = { ...TOY_GENESIS, capital: [{ owner: 'treasury' as const, asset: 1, amount: 2_000n * USDT }] }

let keys = 0

function stamp(owner: number) {
  return { owner, key1: 1, key2: ++keys, inputHash: 1, issuedAt: 0 }
}

function decided(action: OperatorAction): Command {
  return { type: 'Decide', proposer: 1, approver: 2, effectiveAt: 0, reason: 'agreed', action }
}

function terms(change: Partial<RewardTerms> = {}): Command {
  return decided({ type: 'SetRewardTerms', terms: { ...TOY_REWARDS, ...change } })
}

function campaign(reward: string, until: number): Command {
  const rest = { title: 'Welcome', text: 0, asset: 1, perPerson: 1, from: 0, conditions: [], state: 'running' } as const
  return decided({ type: 'SetCampaign', terms: { campaign: 1, reward, until, ...rest } })
}

/** Two operators, and verified customers with money and coins. */
function staffed(customers = CUSTOMERS): ToyExchange {
  const toy = new ToyExchange('fast', LIQUID)
  const roles = OPERATOR_ROLES.filter((role) => role !== 'auditor')
  for (const operator of [1, 2]) {
    const action = { type: 'AppointOperator', operator, roles } as const
    toy.apply({ type: 'Decide', proposer: 0, approver: 0, effectiveAt: 0, reason: 'founding', action })
  }
  for (let owner = FIRST_CUSTOMER; owner < FIRST_CUSTOMER + customers; owner++) {
    toy.apply({ type: 'OpenOwner', ref: `customer ${owner}` })
    toy.apply({ type: 'FaucetCredit', owner, asset: 1, amount: 100_000n * USDT, ref: `${owner} money` })
    toy.apply({ type: 'FaucetCredit', owner, asset: 2, amount: 100_000_000_000n, ref: `${owner} coins` })
    toy.apply(decided({ type: 'SetVerification', owner, level: 1 }))
  }
  return toy
}

/** At the index price: both sides pay a fee. `seen`: after the first of the two entries. */
function trade(toy: ToyExchange, seller: number, buyer: number, lots: number, seen = () => {}): void {
  const order = { market: 1, kind: 'limit', lots, price: 100, turnover: 0n, stopPrice: 0, maxSlippagePpm: 0 } as const
  const how = { ...order, selfTrade: 'expire_taker' } as const
  toy.apply({ type: 'PlaceOrder', ...stamp(seller), side: 'sell', timeInForce: 'GTC', ...how })
  seen()
  toy.apply({ type: 'PlaceOrder', ...stamp(buyer), side: 'buy', timeInForce: 'IOC', ...how })
}

function lease(toy: ToyExchange): Command {
  return { type: 'AcquireLease', role: 'flow', holder: HOLDER, until: toy.time + 1_000 }
}

const customer = fc.integer({ min: FIRST_CUSTOMER, max: FIRST_CUSTOMER + CUSTOMERS - 1 })

describe('invitations', () => {
  test('whoever is said to have invited whom, chains never come back, and each customer has one inviter (INV-1, I21)', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(customer, customer), { maxLength: 60 }), (pairs) => {
        const toy = staffed()
        const known = new Map<number, number>()
        const above = (from: number): number[] => {
          const next = known.get(from)
          return next === undefined ? [from] : [from, ...above(next)]
        }
        for (const [invited, referrer] of pairs) {
          const before = known.get(invited)
          const { reply } = toy.apply({ type: 'SetReferrer', customer: invited, referrer })
          const said = reply.kind === 'rejected' ? reply.rejection : reply.kind
          if (before !== undefined) expect(said).toBe(before === referrer ? 'done' : 'referrer_set')
          else expect(said).toBe(above(referrer).includes(invited) ? 'referrer_circle' : 'done')
          if (said === 'done') known.set(invited, referrer)
        }
        for (const [invited, referrer] of known) expect(toy.exchange.invitations.referrer(invited)).toBe(referrer)
        const levels = toy.exchange.invitations.levels(FIRST_CUSTOMER)
        for (const { level, count } of levels) {
          const own = [...known.keys()].filter((each) => above(each)[level] === FIRST_CUSTOMER)
          expect(count).toBe(own.length)
        }
      }),
      { seed: 31, numRuns: 30 },
    )
  })

  test('whatever is traded, commissions are at most their share of the fees, and a snapshot goes on alike (INV-3, INV-4)', () => {
    const step = fc.record({
      seller: customer,
      buyer: customer,
      lots: fc.integer({ min: 1, max: 40 }),
      hours: fc.nat(30),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 25 }), fc.nat(4), (steps, unqualified) => {
        const toy = staffed()
        toy.apply(terms({ waitDays: 1 }))
        for (let owner = FIRST_CUSTOMER + 1; owner < FIRST_CUSTOMER + CUSTOMERS; owner++) {
          toy.apply({ type: 'SetReferrer', customer: owner, referrer: owner - 1 })
          const qualified = owner % 5 !== unqualified
          toy.apply({ type: 'QualifyInvitee', customer: owner, qualified, reason: 'compared' })
        }
        let twin = Exchange.restore(toy.exchange.snapshot(), { newSha256 })
        const sums = { earned: 0n, ended: 0n, paid: 0n, fees: 0n }
        for (const { seller, buyer, lots, hours } of steps) {
          const from = toy.journal.length
          for (let hour = 0; hour < hours; hour++) {
            toy.time += HOUR_MS - 1
            toy.apply(lease(toy))
            count(toy, sums)
          }
          if (seller !== buyer) {
            trade(toy, seller, buyer, lots, () => count(toy, sums))
            count(toy, sums)
          }
          for (const { time, command } of toy.journal.slice(from))
            twin.apply({ sequence: twin.sequence + 1, time, command })
          twin = Exchange.restore(twin.snapshot(), { newSha256 })
        }
        expect(twin.stateHash()).toBe(toy.exchange.stateHash())
        expect(sums.earned * 10n).toBeLessThanOrEqual(sums.fees)
        const owners = Array.from({ length: CUSTOMERS }, (_, place) => FIRST_CUSTOMER + place)
        const waiting = owners.flatMap((owner) => toy.exchange.invitations.waiting(owner))
        expect(waiting.reduce((sum, { amount }) => sum + amount, 0n)).toBe(sums.earned - sums.ended)
        expect(sums.paid).toBe(sums.ended)
      }),
      { seed: 32, numRuns: 8 },
    )
  })

  test('after a long silence what waited is paid once (INV-4, CLOCK-3)', () => {
    const toy = staffed(2)
    toy.apply(terms({ waitDays: 1 }))
    toy.apply({ type: 'SetReferrer', customer: FIRST_CUSTOMER + 1, referrer: FIRST_CUSTOMER })
    toy.apply({ type: 'QualifyInvitee', customer: FIRST_CUSTOMER + 1, qualified: true, reason: 'compared' })
    trade(toy, FIRST_CUSTOMER + 1, FIRST_CUSTOMER, 10)
    const before = toy.exchange.invitations.waiting(FIRST_CUSTOMER)
    expect(before).toHaveLength(1)
    toy.time += 5 * DAY_MS
    toy.apply(lease(toy))
    const { events } = toy.apply({ type: 'ResumeClock', reason: 'checked' })
    expect(events.filter(({ type }) => type === 'CommissionPaid')).toHaveLength(1)
    expect(toy.exchange.invitations.waiting(FIRST_CUSTOMER)).toEqual([])
  })
})

describe('signing in', () => {
  test('a day is the calendar’s in Hong Kong, to the millisecond, and signed once (SIGN-1, SIGN-2)', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 40 * HOUR_MS }), { minLength: 3, maxLength: 40 })
    fc.assert(
      fc.property(gaps, fc.boolean(), (waits, atMidnight) => {
        const toy = staffed(1)
        toy.apply(terms())
        const dateOf = (time: number) => (time + AHEAD_MS - ((time + AHEAD_MS) % DAY_MS)) / DAY_MS
        let cycle = { number: 0, begins: -100, signed: new Set<number>() }
        for (const wait of waits) {
          passTo(toy, atMidnight ? (dateOf(toy.time + wait) + 1) * DAY_MS - AHEAD_MS - 1 - (wait % 2) : toy.time + wait)
          const { reply, time } = toy.apply({ type: 'SignIn', ...stamp(FIRST_CUSTOMER) })
          const date = dateOf(time)
          if (date - cycle.begins >= 7) cycle = { number: cycle.number + 1, begins: date, signed: new Set() }
          const day = date - cycle.begins + 1
          if (cycle.signed.has(day)) expect(reply).toMatchObject({ rejection: 'signed_in_already' })
          else expect(reply).toEqual({ kind: 'done', value: day })
          cycle.signed.add(day)
          const view = toy.exchange.signIn.cycle(FIRST_CUSTOMER)
          expect(view).toMatchObject({ cycle: cycle.number, today: day })
          expect(view?.days.filter(({ signed }) => signed).map((each) => each.day)).toEqual(
            [...cycle.signed].sort((one, other) => one - other),
          )
        }
      }),
      { seed: 33, numRuns: 40 },
    )
  })
})

describe('campaigns', () => {
  test('a hundred who claim the last budget get exactly what is there, once (WELF-3, I20)', () => {
    const toy = staffed(100)
    toy.apply(terms())
    for (let place = 0; place < 100; place += 2) trade(toy, FIRST_CUSTOMER + place, FIRST_CUSTOMER + place + 1, 100)
    toy.apply(campaign('0.5', toy.time + 1_000_000))
    toy.apply(decided({ type: 'FundCampaign', campaign: 1, amount: 20n * USDT + 499_999n }))
    const replies = Array.from({ length: 100 }, (_, place) => {
      const command = { type: 'ClaimWelfare', ...stamp(FIRST_CUSTOMER + place), campaign: 1 } as const
      const first = toy.apply(command).reply
      expect(toy.apply(command)).toMatchObject({ reply: first, duplicate: true })
      return first.kind === 'rejected' ? first.rejection : first.kind
    })
    expect(replies).toEqual([...Array(40).fill('done'), ...Array(60).fill('budget_used_up')])
    expect(toy.exchange.rewards.budget(1)).toMatchObject({ left: 499_999n, paid: 20n * USDT })
    expect(toy.exchange.welfare.campaign(1)).toMatchObject({ claims: 40, state: 'used_up' })
  })

  test('what was received counts against own fees, whichever campaign paid it (REW-4)', () => {
    const toy = staffed(2)
    toy.apply(terms())
    toy.apply(campaign('0.3', toy.time + 1_000_000))
    for (const id of [0, 1]) toy.apply(decided({ type: 'FundCampaign', campaign: id, amount: 20n * USDT }))
    trade(toy, FIRST_CUSTOMER, FIRST_CUSTOMER + 1, 30)
    toy.apply({ type: 'SignIn', ...stamp(FIRST_CUSTOMER) })
    expect(toy.exchange.rewards.totals(FIRST_CUSTOMER)).toMatchObject({ feesPaid: 3n * USDT, allowance: 300_000n })
    const claim = () => toy.apply({ type: 'ClaimWelfare', ...stamp(FIRST_CUSTOMER), campaign: 1 }).reply
    expect(claim()).toEqual({ kind: 'done', value: 1 })
    const sign = toy.apply({ type: 'ReceiveSign', ...stamp(FIRST_CUSTOMER), day: 1 }).reply
    expect(sign).toMatchObject({ rejection: 'reward_allowance', facts: { allowance: '0', value: '0.01' } })
  })

  test('nobody who could trade for the house is rewarded, and its trades count nothing (REW-2)', () => {
    const toy = staffed(1)
    toy.apply(terms())
    for (const owner of [SYSTEM_OWNERS.treasury, SYSTEM_OWNERS.liquidity])
      for (const type of ['SignIn', 'ClaimWelfare'] as const)
        expect(toy.apply({ type, ...stamp(owner), campaign: 1 } as Command).reply).toMatchObject({
          rejection: 'not_allowed',
        })
    expect(toy.exchange.rewards.totals(SYSTEM_OWNERS.liquidity).feesPaid).toBe(0n)
  })
})

describe('rewards that were never used', () => {
  const ROOMS = ['tradingFees', 'rewards', 'signIn', 'invitations', 'welfare']

  test('leave snapshot and state hash as they were before they were there, whatever was traded (REW-2)', () => {
    const toy = staffed(2)
    trade(toy, FIRST_CUSTOMER, FIRST_CUSTOMER + 1, 10)
    const before = toy.exchange.snapshot()
    expect(toy.exchange.rewards.totals(FIRST_CUSTOMER).feesPaid).toBe(0n)
    const products = PRODUCTS.filter(({ name }) => !['rewards', 'signIn', 'invitations', 'welfare'].includes(name))
    expect(Exchange.restore(before, { newSha256, products }).stateHash()).toBe(toy.exchange.stateHash())
    toy.apply(terms())
    expect(() => Exchange.restore(toy.exchange.snapshot(), { newSha256, products })).toThrow(SnapshotDamaged)
    expect(PRODUCTS.filter(({ name }) => ROOMS.includes(name))).toHaveLength(ROOMS.length)
  })

  test('a Genesis cannot fill campaigns (GEN-3)', () => {
    const exchange = new Exchange({ newSha256 })
    const capital = [{ owner: 'campaigns' as const, asset: 1, amount: USDT }]
    const { reply } = exchange.apply({ sequence: 1, time: 1, command: { ...TOY_GENESIS, capital } })
    expect(reply).toMatchObject({ rejection: 'bad_command' })
  })
})

test('campaigns have money of the treasury alone, and only rewards and the treasury get it; of fees only commissions go out (I20, I21)', () => {
  const ways = PRODUCTS.flatMap(({ reasons = [] }) => reasons).flatMap(({ word, between }) =>
    between.map(([source, destination]) => ({ word, source, destination })),
  )
  expect(ways.filter(({ destination }) => destination === CAMPAIGNS_FREE).map(({ source }) => source)).toEqual([
    TREASURY_FREE,
  ])
  const out = ways.filter(({ source }) => source === CAMPAIGNS_FREE)
  expect(new Set(out.map(({ destination }) => destination))).toEqual(new Set([TREASURY_FREE, TRADER_FREE]))
  expect(ways.filter(({ source }) => source === FEES_FREE).map(({ word }) => word)).toEqual(['invite_commission'])
})

interface Sums {
  earned: bigint
  ended: bigint
  paid: bigint
  fees: bigint
}

/** What the last entry told and posted, all assets together. */
function count({ last }: ToyExchange, sums: Sums): void {
  for (const event of last?.events ?? []) {
    if (event.type === 'CommissionEarned') sums.earned += event.amount
    if (event.type === 'CommissionPaid') sums.ended += event.amount
  }
  for (const { reason, amount } of last?.postings ?? []) {
    if (reason === 'fee') sums.fees += amount
    if (reason === 'invite_commission') sums.paid += amount
  }
}

function passTo(toy: ToyExchange, time: number): void {
  while (time - toy.time > HOUR_MS) {
    toy.time += HOUR_MS - 1
    toy.apply(lease(toy))
  }
  toy.time = Math.max(toy.time, time - 1)
}
