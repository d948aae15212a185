import {
  type Command,
  FIRST_CUSTOMER,
  type OptionBought,
  type OptionSettled,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../exchange.ts'
import { Dice } from '../scenarios/spot/randomFlow.ts'
import { optionExchange, TOY_INDEXES, toyTerms } from '../scenarios/timedOptions/optionRun.ts'
import { HOLDER, type ToyExchange } from '../scenarios/toyExchange.ts'
import { expectEqual } from '../testing/expectEqual.ts'
import { newSha256 } from '../testing/newSha256.ts'

const CUSTOMERS = 4
const STEPS = 400

interface Sample {
  readonly index: number
  readonly sequence: number
  readonly time: number
  readonly price: number
}
interface Bought extends OptionBought {
  readonly sequence: number
  readonly time: number
}
interface Settled extends OptionSettled {
  readonly time: number
}

/** The events of the log, written down as they came. */
class Record {
  readonly samples: Sample[] = []
  readonly bought: Bought[] = []
  readonly settled: Settled[] = []

  take(toy: ToyExchange, command: Command): void {
    const { sequence, time, events } = toy.apply(command)
    for (const event of events) {
      if (event.type === 'IndexSampled') this.samples.push({ index: event.index, sequence, time, price: event.price })
      if (event.type === 'OptionBought') this.bought.push({ ...event, sequence, time })
      if (event.type === 'OptionSettled') this.settled.push({ ...event, time })
    }
  }
}

/** Samples that come and fail, buyers of every kind, terms that change, money that moves, time that jumps. */
class OptionFlow {
  readonly #dice: Dice
  #key = 0
  #price = 100

  constructor(seed: number) {
    this.#dice = new Dice(seed)
  }

  opening(): Command[] {
    return Array.from({ length: CUSTOMERS }, (_, index): Command[] => {
      const owner = FIRST_CUSTOMER + index
      return [
        { type: 'OpenOwner', ref: `customer ${index}` },
        { type: 'FaucetCredit', owner, asset: 1, amount: 500_000_000n, ref: `${index}` },
        this.#transfer(owner, 60_000_000n, true),
      ]
    }).flat()
  }

  /** How far time goes on before the next command, and that command. */
  next(toy: ToyExchange): { readonly wait: number; readonly command: Command } {
    const dice = this.#dice
    const roll = dice.roll(100)
    const wait = dice.pick([1, 10, 300, 900, 1_000, 1_000, 1_000, dice.roll(60) === 0 ? 40_000 : 1_000])
    const until = toy.time + wait + 60_000
    if ((toy.exchange.reference.lease('feed')?.until ?? 0) <= toy.time + wait + 1_000)
      return { wait, command: { type: 'AcquireLease', role: 'feed', holder: HOLDER, until } }
    return { wait, command: this.#command(roll) }
  }

  #command(roll: number): Command {
    const dice = this.#dice
    const owner = FIRST_CUSTOMER + dice.roll(CUSTOMERS)
    if (roll < 70) return this.#samples()
    if (roll < 92) return this.#buy(owner)
    if (roll < 96) return this.#transfer(owner, BigInt(1 + dice.roll(60)) * 1_000_000n, dice.roll(2) === 0)
    if (roll < 98) return { type: 'FreezeOwner', owner, frozen: dice.roll(3) === 0, reason: 'chance' }
    const payoutPpm = dice.pick([700_000, 850_000, 850_000])
    const caps = { poolCap: dice.pick(['100', '400']), customerCap: dice.pick(['40', '120']) }
    return { type: 'ListOptions', terms: toyTerms(dice.pick([1, 1001]), { payoutPpm }, caps) }
  }

  #samples(): Command {
    const dice = this.#dice
    this.#price = Math.max(90, this.#price + dice.pick([-1, 0, 1]))
    const samples = TOY_INDEXES.map(({ id }) => {
      const sources = dice.roll(40) === 0 ? [] : [this.#price, this.#price + dice.roll(2)]
      return { market: id, sources }
    })
    return { type: 'IndexSamples', holder: HOLDER, samples }
  }

  #buy(owner: number): Command {
    const dice = this.#dice
    return {
      type: 'BuyOption',
      ...this.#stamp(owner),
      index: dice.pick([1, 1001]),
      cycle: dice.pick([30, 30, 60]),
      direction: dice.pick(['up', 'down']),
      stake: BigInt(1 + dice.roll(30_000_000)),
      payoutPpm: 850_000,
      feePpm: 10_000,
    }
  }

  #transfer(owner: number, amount: bigint, toDelivery: boolean): Command {
    const wallets = toDelivery
      ? { from: 'funds' as const, to: 'delivery' as const }
      : { from: 'delivery' as const, to: 'funds' as const }
    return { type: 'TransferFunds', ...this.#stamp(owner), ...wallets, asset: 1, amount }
  }

  #stamp(owner: number) {
    return { owner, key1: 1, key2: ++this.#key, inputHash: 1, issuedAt: 0 }
  }
}

/** The published rule, read from the record and nothing else. */
function expected(option: Bought, samples: readonly Sample[]) {
  const own = samples.filter(({ index, price }) => index === option.index && price > 0)
  const next = own.find(({ sequence }) => sequence > option.sequence)
  if (!next || next.time > option.time + 10_000) return { result: 'void', strike: 0, price: 0 }
  const strike = next.price
  const prices = own
    .filter(({ time }) => time > option.expiry - 5_000 && time <= option.expiry)
    .map(({ price }) => price)
  if (prices.length < 4) return { result: 'void', strike, price: 0 }
  prices.sort((one, other) => one - other)
  const middle = (prices.length - 1) / 2
  const price = Math.floor(((prices[Math.floor(middle)] ?? 0) + (prices[Math.ceil(middle)] ?? 0)) / 2 + 0.5)
  const direction = price > strike ? 'up' : 'down'
  return { result: price === strike ? 'tied' : direction === option.direction ? 'won' : 'lost', strike, price }
}

function moneyOf(toy: ToyExchange): bigint {
  const owners = [
    SYSTEM_OWNERS.optionsPool,
    SYSTEM_OWNERS.fees,
    ...Array.from({ length: CUSTOMERS }, (_, i) => 1000 + i),
  ]
  return owners
    .flatMap((owner) => toy.exchange.ledger.balances(owner))
    .filter(({ asset }) => asset === 1)
    .reduce((sum, { available, held }) => sum + available + held, 0n)
}

describe('random buyers on random samples', () => {
  test('money stays, the pool can always pay, each option ends once and as published', () => {
    const seen = new Map<string, number>()
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const toy = optionExchange('70')
        const flow = new OptionFlow(seed)
        const record = new Record()
        for (const command of flow.opening()) record.take(toy, command)
        const money = moneyOf(toy)
        for (let step = 0; step < STEPS; step++) {
          const { wait, command } = flow.next(toy)
          toy.time += wait - 1
          record.take(toy, command)
          expectEqual(moneyOf(toy), money)
          expect(toy.exchange.timedOptions.pool().available).toBeGreaterThanOrEqual(0n)
          const reply = toy.last?.reply
          if (reply?.kind === 'rejected') seen.set(reply.rejection, (seen.get(reply.rejection) ?? 0) + 1)
        }
        toy.time += 120_000
        record.take(toy, { type: 'ResumeClock', reason: 'the end' })
        expect(record.settled.map(({ option }) => option).sort((one, other) => one - other)).toEqual(
          record.bought.map(({ option }) => option),
        )
        expect(toy.exchange.timedOptions.pool().locked).toBe(0n)
        for (const settled of record.settled) {
          const option = record.bought[settled.option - 1] as Bought
          const { result, strike, price } = settled
          expect({ result, strike, price }).toEqual(expected(option, record.samples))
          const back =
            result === 'won' ? option.stake + option.payout : result === 'lost' ? 0n : option.stake + option.fee
          expect(settled.received).toBe(back)
          expect(settled.time).toBeGreaterThan(Math.min(option.expiry, option.time + 10_000))
          seen.set(result, (seen.get(result) ?? 0) + 1)
        }
      }),
      { seed: 5, numRuns: 15 },
    )
    const words = ['won', 'lost', 'tied', 'void', 'terms_changed', 'option_pool_full', 'option_customer_cap']
    words.push('market_closed', 'expires_while_closed', 'insufficient_balance', 'owner_frozen', 'index_unavailable')
    expect(words.filter((word) => !seen.has(word))).toEqual([])
  }, 240_000)

  test('a snapshot in mid-flight has the same future', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(149), (seed, at) => {
        const toy = optionExchange('70')
        const flow = new OptionFlow(seed)
        for (const command of flow.opening()) toy.apply(command)
        let restored: Exchange | undefined
        for (let step = 0; step < 200; step++) {
          if (step === at) {
            const bytes = toy.exchange.snapshot()
            restored = Exchange.restore(bytes, { newSha256 })
            expectEqual(restored.snapshot(), bytes)
          }
          const { wait, command } = flow.next(toy)
          toy.time += wait - 1
          const outcome = toy.apply(command)
          const want = { ...outcome, postings: [...outcome.postings] }
          if (!restored) continue
          const twin = restored.apply({ sequence: outcome.sequence, time: outcome.time, command })
          expectEqual({ ...twin, postings: [...twin.postings] }, want)
          for (const owner of [FIRST_CUSTOMER, FIRST_CUSTOMER + 1])
            expect(restored.timedOptions.open(owner)).toEqual(toy.exchange.timedOptions.open(owner))
        }
        expect(restored?.stateHash()).toBe(toy.exchange.stateHash())
      }),
      { seed: 6, numRuns: 15 },
    )
  }, 240_000)

  test('the end of an option never moves', () => {
    const toy = optionExchange('70')
    const flow = new OptionFlow(3)
    for (const command of flow.opening()) toy.apply(command)
    const ends = new Map<number, number>()
    for (let step = 0; step < 300; step++) {
      const { wait, command } = flow.next(toy)
      toy.time += wait - 1
      for (const event of toy.apply(command).events)
        if (event.type === 'OptionBought') ends.set(event.option, event.expiry)
      for (let index = 0; index < CUSTOMERS; index++) {
        for (const { option, expiry, boughtAt, seconds } of toy.exchange.timedOptions.open(FIRST_CUSTOMER + index)) {
          expect(expiry).toBe(ends.get(option))
          expect(expiry).toBe(boughtAt + seconds * 1_000)
        }
      }
    }
    expect(ends.size).toBeGreaterThan(10)
  })
})
