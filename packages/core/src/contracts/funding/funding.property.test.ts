import type { Command, CoreEvent, Outcome } from '@touchstone/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Exchange } from '../../exchange.ts'
import { ContractFlow, contractGenesis } from '../../scenarios/contracts/contractFlow.ts'
import { CrowdFlow } from '../../scenarios/contracts/crowdFlow.ts'
import { HOLDER } from '../../scenarios/toyExchange.ts'
import { expectEqual } from '../../testing/expectEqual.ts'
import { SlowExchange } from '../../testing/slowExchange.ts'
import { RunningFunding } from './runningFunding.ts'

const START = 1_750_000_000_000
const MINUTE_MS = 60_000
const ROLES = ['feed', 'maker', 'flow'] as const

const leases = (time: number) =>
  ROLES.map((role) => ({ type: 'AcquireLease' as const, role, holder: HOLDER, until: time + MINUTE_MS }))

const flowOf = (seed: number) => (seed % 4 === 0 ? new ContractFlow(seed) : new CrowdFlow(seed))

/** Drives a flow; at each whole minute, where fundings fall due, `atMinute` comes first. */
function drive(
  exchange: () => Exchange,
  run: { readonly seed: number; readonly fund: bigint; readonly steps: number },
  act: (time: number, command: Command) => void,
  atMinute: (time: number) => void,
): void {
  const flow = flowOf(run.seed)
  let time = START
  for (const command of [contractGenesis(run.fund), ...leases(time), ...flow.opening()]) act(++time, command)
  for (let step = 1; step <= run.steps; step++) {
    if (step % 45 === 0) {
      time += MINUTE_MS - (time % MINUTE_MS)
      atMinute(time)
      for (const command of leases(time)) act(++time, command)
    }
    const { wait, command } = flow.next(exchange())
    time += 1 + wait
    act(time, command)
  }
}

test('a funding over many entries in which nothing else happens comes to what it comes to in one', () => {
  let compared = 0
  let longest = 0
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom(0n, 5_000_000n, 500_000_000n),
      (seed, turns, fund) => {
        const whole = new SlowExchange({})
        const split = new SlowExchange({ funding: turns })
        // From the first difference on that liquidations between the steps make, the two are two worlds.
        let alike = true
        const both = (time: number, command: Command) => {
          if (!alike) return
          const outcomes = [split.apply(time, command), whole.apply(time, command)]
          if (split.contracts.fundings > 0) alike = false
          else expectEqual(outcomes[0], outcomes[1])
        }
        const settle = (time: number) => {
          if (!alike) return
          let entries = 0
          let funded = 0
          do {
            const nothing: Command = { type: 'OpenOwner', ref: `${time} ${entries++}` }
            for (const each of [whole, split]) {
              const { events } = each.apply(time, nothing)
              funded += events.filter(({ type }) => type === 'PositionFunded').length
              if (events.some(({ type }) => type === 'LiquidationStep')) alike = false
            }
            split.exchange.checkInvariants()
            if (entries % 3 === 0) split.restore()
          } while (split.contracts.fundings > 0)
          if (!alike) return
          longest = Math.max(longest, entries)
          if (funded > 0) compared++
          expect(split.exchange.stateHash()).toBe(whole.exchange.stateHash())
        }
        drive(() => whole.exchange, { seed, fund, steps: 250 }, both, settle)
      },
    ),
    { seed: 41, numRuns: 6, endOnFailure: true },
  )
  expect(compared).toBeGreaterThan(5)
  expect(longest).toBeGreaterThan(20)
}, 240_000)

/** The expected funding: the plain computation over the positions at the due moment. */
interface Expected {
  readonly naive: RunningFunding
  readonly symbol: string
  readonly lots: Map<number, number>
  paid: bigint
  received: bigint
}

/** Follows the fundings of an exchange from outside: the positions in each at its due moment, and the payments told. */
class Followed {
  readonly #funded: SlowExchange
  /** By contract and due moment. */
  readonly #running = new Map<string, Expected>()
  readonly seen = new Map<string, number>()

  constructor(funded: SlowExchange) {
    this.#funded = funded
  }

  /** Before an entry: nothing has changed since the due moments that the entry settles. */
  look(time: number): void {
    for (const { definition, place, ...market } of this.#funded.contracts.markets) {
      const { nextFundingAt: dueAt, premiumCount, fundingE8, markPrice } = market
      if (dueAt === 0 || dueAt > time || premiumCount === 0 || fundingE8 === 0) continue
      const open = this.#funded.contracts.positions.ofContract(place)
      const naive = new RunningFunding(fundingE8, markPrice, dueAt, 0)
      const lots = new Map(open.map((position) => [position.id, position.lots]))
      this.#running.set(`${definition.id}/${dueAt}`, { naive, symbol: definition.symbol, lots, paid: 0n, received: 0n })
    }
  }

  hear(outcome: Outcome): void {
    for (const event of outcome.events) {
      this.#note(event.type)
      if (event.type === 'PositionFunded') this.#hearFunded(event, outcome)
      if (event.type !== 'FundingSettled' || event.rateE8 === 0) continue
      const key = `${event.contract}/${event.dueAt}`
      const expected = this.#running.get(key)
      expect(expected?.lots.size).toBe(0)
      expect([event.paid, event.received]).toEqual([expected?.paid, expected?.received])
      this.#running.delete(key)
    }
    if (this.#running.size > 0) for (const { type } of outcome.events) this.#note(`${type} meanwhile`)
  }

  #hearFunded(event: Extract<CoreEvent, { type: 'PositionFunded' }>, outcome: Outcome): void {
    const expected = this.#running.get(`${event.contract}/${event.dueAt}`)
    const market = this.#funded.contracts.market(event.contract)
    if (!expected || !market) throw new Error('funded outside of a funding')
    const { naive, lots } = expected
    expect(event).toMatchObject({ rateE8: naive.rateE8, mark: naive.mark, dueAt: naive.dueAt })
    expect(event.lots).toBe(lots.get(event.position))
    lots.delete(event.position)
    const share = naive.shareOf(market.units, event.lots)
    const now = this.#funded.contracts.positions.byId(event.position)
    if (now?.lots !== event.lots) this.#note(now ? 'changed' : 'ended')
    if (naive.isPayer(event.lots)) {
      expected.paid -= event.amount
      if (-event.amount !== share) this.#note('short')
      expect(-event.amount === share || (-event.amount < share && isAtEnd(event, outcome, this.#funded))).toBe(true)
    } else {
      expected.received += event.amount
      expect(event.amount <= share && event.amount >= 0n).toBe(true)
      if (event.amount !== share) expect(this.#funded.exchange.contracts.insuranceFund()).toBe(0n)
    }
  }

  #note(word: string): void {
    this.seen.set(word, (this.seen.get(word) ?? 0) + 1)
  }
}

/** An owner who cannot pay funding has no money left behind the position; mostly the same entry ends or queues it. */
function isAtEnd(
  { position: id, owner }: { readonly position: number; readonly owner: number },
  { events }: Outcome,
  { exchange, contracts }: SlowExchange,
): boolean {
  const isLiquidated = events.some((event) => event.type === 'LiquidationStep' && event.owner === owner)
  const position = contracts.positions.byId(id)
  if (!position || isLiquidated || exchange.contracts.isQueued(id)) return true
  const cash = position.marginMode === 'cross' ? exchange.contracts.account(owner).available : 0n
  return position.margin === 0n && cash === 0n
}

test('whatever is done meanwhile, everybody pays and is paid once, by the lots of the due moment', () => {
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(0n, 5_000_000n, 500_000_000n),
      (seed, turns, fund) => {
        const plain = new SlowExchange({ funding: turns })
        const restored = new SlowExchange({ funding: turns })
        const followed = new Followed(plain)
        let entries = 0
        const act = (time: number, command: Command) => {
          if (entries++ > 0) followed.look(time)
          const outcome = plain.apply(time, command)
          followed.hear(outcome)
          expectEqual(restored.apply(time, command), outcome)
          if (plain.contracts.fundings === 0) return
          if (entries % 3 === 0) plain.exchange.checkInvariants()
          if (entries % 5 === 0) restored.restore()
        }
        drive(
          () => plain.exchange,
          { seed, fund, steps: 250 },
          act,
          () => undefined,
        )
        expect(restored.exchange.stateHash()).toBe(plain.exchange.stateHash())
        for (const [word, count] of followed.seen) seen.set(word, (seen.get(word) ?? 0) + count)
      },
    ),
    { seed: 42, numRuns: 6, endOnFailure: true },
  )
  for (const word of MUST_HAPPEN) expect([word, (seen.get(word) ?? 0) > 0]).toEqual([word, true])
}, 240_000)

const MUST_HAPPEN = [
  'ContractTrade meanwhile',
  'PositionClosed meanwhile',
  'LiquidationStep meanwhile',
  'MarkStruck meanwhile',
  'FundingSettled',
  'changed',
  'ended',
]
