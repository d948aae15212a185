import {
  type Command,
  type CoreEvent,
  type LiquidationStep,
  type Outcome,
  type PositionClosed,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { wholeQuotient } from '@touchstone/quantities'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Exchange } from '../../exchange.ts'
import { contractGenesis } from '../../scenarios/contracts/contractFlow.ts'
import { CrowdFlow } from '../../scenarios/contracts/crowdFlow.ts'
import { HOLDER } from '../../scenarios/toyExchange.ts'
import { expectEqual } from '../../testing/expectEqual.ts'
import { SlowExchange } from '../../testing/slowExchange.ts'
import { contractValue } from '../arithmetic/margin.ts'
import { lossOf } from '../positions/ranks/largestFirst.ts'

const START = 1_750_000_000_000
const EXPIRY = START + 1_500_000
const SECOND_MS = 1_000
const LEASE_MS = 60_000
const ROLES = ['feed', 'maker', 'flow'] as const
/** Contracts of the crowd that end. */
const DATED = [2_003, 2_005]
const FUNDS = [0n, 5_000_000n, 500_000_000n]
const STEPS = 220

const leases = (time: number): Command[] =>
  ROLES.map((role) => ({ type: 'AcquireLease', role, holder: HOLDER, until: time + LEASE_MS }))

function withEnd(command: Command): Command {
  if (command.type !== 'ListContract' || !DATED.includes(command.definition.id)) return command
  const untimed = { fundingIntervalMs: 0, interestE8: 0, interestClampE8: 0, fundingCapE8: 0 }
  return { ...command, definition: { ...command.definition, ...untimed, kind: 'dated', expiry: EXPIRY } }
}

/** A crowd trades two perpetual and two dated contracts; `act` gets all of it, up to a moment before the end. */
function driveToEnd(
  seed: number,
  fund: bigint,
  exchange: () => Exchange,
  act: (time: number, command: Command) => void,
) {
  const flow = new CrowdFlow(seed)
  let time = START
  for (const command of [contractGenesis(fund), ...leases(time), ...flow.opening()]) act(++time, withEnd(command))
  const prices = new Map<number, number>()
  const step = () => {
    const { wait, command } = flow.next(exchange())
    time += 1 + wait
    if (command.type === 'IndexSamples')
      for (const { market, sources } of command.samples) prices.set(market, sources[0] ?? 0)
    act(time, command)
  }
  for (let left = STEPS; left > 0; left--) step()
  // The mean will be away from the last prices, so that some who come late cannot pay when they settle at it.
  time = EXPIRY - 300 * SECOND_MS
  for (let second = 0; second < 100; second++) {
    if (second % 30 === 0) for (const command of leases(time)) act(++time, command)
    const samples = [...prices].map(([market, price]) => ({ market, sources: [price + wholeQuotient(price, 22)] }))
    time += SECOND_MS
    act(time, { type: 'IndexSamples', holder: HOLDER, samples })
  }
  for (const command of leases(time)) act(++time, command)
  for (let left = STEPS / 4; left > 0; left--) step()
  time = Math.max(time, EXPIRY)
  return { time, next: () => step() }
}

const endsOf = (events: readonly CoreEvent[]) =>
  events
    .filter((event): event is PositionClosed | LiquidationStep =>
      ['PositionClosed', 'LiquidationStep'].includes(event.type),
    )
    .map((event) => JSON.stringify({ ...event }, (_, value) => (typeof value === 'bigint' ? String(value) : value)))
    .sort()

test('a settlement over many entries in which nothing else happens comes to what it comes to in one', () => {
  let compared = 0
  let takenOver = 0
  let longest = 0
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 6 }), fc.constantFrom(...FUNDS), (seed, turns, fund) => {
      const whole = new SlowExchange({})
      const split = new SlowExchange({ settlement: turns })
      const both = (time: number, command: Command) => {
        const outcomes = [split.apply(time, command), whole.apply(time, command)]
        expectEqual(outcomes[0], outcomes[1])
      }
      const run = driveToEnd(seed, fund, () => whole.exchange, both)
      let entries = 0
      const events = { whole: [] as CoreEvent[], split: [] as CoreEvent[] }
      do {
        const nothing: Command = { type: 'OpenOwner', ref: `nothing ${entries++}` }
        events.whole.push(...whole.apply(run.time, nothing).events)
        events.split.push(...split.apply(run.time, nothing).events)
        split.exchange.checkInvariants()
        if (entries % 3 === 0) split.restore()
      } while (split.contracts.settlements > 0)
      longest = Math.max(longest, entries)
      // An account that a liquidation looks at in between is another story: it ends ahead of its turn.
      const [ends, once] = [endsOf(events.split), endsOf(events.whole)]
      if (JSON.stringify(ends) !== JSON.stringify(once)) return
      if (ends.length > 5) compared++
      takenOver += events.split.filter(({ type }) => type === 'LiquidationStep').length
      expect(split.exchange.stateHash()).toBe(whole.exchange.stateHash())
    }),
    { seed: 43, numRuns: 6, endOnFailure: true },
  )
  expect(takenOver).toBeGreaterThan(0)
  expect(compared).toBeGreaterThan(2)
  expect(longest).toBeGreaterThan(10)
}, 240_000)

test('a settlement that passes over somebody halts the exchange, in either stage; I12', () => {
  const seen = new Map<string, number>()
  for (let seed = 1; seed <= 8; seed++) {
    const slow = new SlowExchange({ settlement: 1 })
    const { time } = driveToEnd(
      seed,
      500_000_000n,
      () => slow.exchange,
      (at, command) => slow.apply(at, command),
    )
    let entries = 0
    const goOn = () => slow.apply(time, { type: 'OpenOwner', ref: `nothing ${entries++}` })
    goOn()
    const stage = seed % 2 === 0 ? 'collecting' : 'paying'
    const skip = () => {
      for (const { settlement, place, settlementPrice, units } of slow.contracts.markets) {
        if (settlement?.stage !== stage) continue
        const [next] = slow.contracts.positions.ofContractFrom(place, settlement.next, 1)
        const loses = next && lossOf({ markPrice: settlementPrice, units }, next) > 0n
        // The fund has its own turn, and the liquidation of an account would find what was passed over.
        const isCounted = next?.marginMode === 'isolated' && next.owner !== SYSTEM_OWNERS.insurance
        if (!next || !isCounted || loses !== (stage === 'collecting')) continue
        settlement.next = next.owner + 1
        return true
      }
      return false
    }
    while (slow.contracts.settlements > 0 && !skip()) goOn()
    if (slow.contracts.settlements === 0) continue
    const halt = () => {
      while (slow.contracts.settlements > 0) goOn()
    }
    expect(halt).toThrow(/I12.*(a loss was passed over|left out)/)
    seen.set(stage, (seen.get(stage) ?? 0) + 1)
  }
  expect([...seen.keys()].sort()).toEqual(['collecting', 'paying'])
}, 120_000)

/** Follows settlements from outside: each position at their beginning ends once, and what they close is at the one price. */
class Followed {
  readonly #slow: SlowExchange
  /** Of each open position in a contract that ends, the lots and exit values closed before. */
  readonly #open = new Map<number, { readonly lots: number; readonly exit: bigint }>()
  readonly seen = new Map<string, number>()

  constructor(slow: SlowExchange) {
    this.#slow = slow
  }

  get left(): number {
    return this.#open.size
  }

  look(): void {
    this.#open.clear()
    const { markets, positions } = this.#slow.contracts
    for (const { place, definition } of markets.filter(({ definition }) => DATED.includes(definition.id)))
      for (const { id, lotsClosed: lots, closedExitValue: exit } of positions.ofContract(place)) {
        this.#open.set(id, { lots, exit })
        this.#note(`open in ${definition.id}`)
      }
  }

  hear({ events }: Outcome, acting: number): void {
    const isOn = this.#slow.contracts.settlements > 0
    for (const event of events) {
      if (isOn) this.#note(`${event.type} meanwhile`)
      const before = event.type === 'Deleveraged' ? this.#open.get(event.position) : undefined
      if (event.type === 'Deleveraged' && before)
        this.#open.set(event.position, { lots: before.lots + event.lots, exit: before.exit + event.value })
      if (event.type === 'PositionClosed' && DATED.includes(event.contract)) this.#hearEnd(event, acting)
    }
  }

  #hearEnd({ position, contract, owner, closedBy, lotsClosed, exitValue }: PositionClosed, acting: number): void {
    this.#note(`ended by ${closedBy}`)
    expect(['settlement', 'liquidation', 'deleveraging']).toContain(closedBy)
    if (owner === acting) this.#note('early')
    const before = this.#open.get(position)
    const market = this.#slow.contracts.market(contract)
    if (!market) throw new Error('there is no such contract')
    // The fund has taken more over meanwhile.
    if (closedBy === 'settlement' && before && owner !== SYSTEM_OWNERS.insurance) {
      const value = contractValue(market.settlementPrice, lotsClosed - before.lots, market.units)
      expect(exitValue - before.exit).toBe(value)
    }
    this.#open.delete(position)
  }

  #note(word: string): void {
    this.seen.set(word, (this.seen.get(word) ?? 0) + 1)
  }
}

test('whatever is done meanwhile, every position ends once and at the one price, and who acts pays first; SETTLE-5', () => {
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 3 }), fc.constantFrom(...FUNDS), (seed, turns, fund) => {
      const plain = new SlowExchange({ settlement: turns })
      const restored = new SlowExchange({ settlement: turns })
      const followed = new Followed(plain)
      let entries = 0
      let isEnding = false
      const act = (time: number, command: Command) => {
        if (!isEnding && entries > 0) followed.look()
        entries++
        const outcome = plain.apply(time, command)
        expectEqual(restored.apply(time, command), outcome)
        isEnding ||= plain.contracts.settlements > 0
        if (!isEnding) return
        followed.hear(outcome, 'owner' in command ? command.owner : 0)
        if (entries % 3 === 0) plain.exchange.checkInvariants()
        if (entries % 5 === 0) restored.restore()
      }
      const { time, next } = driveToEnd(seed, fund, () => plain.exchange, act)
      act(time, { type: 'OpenOwner', ref: 'the end' })
      while (plain.contracts.settlements > 0) next()
      expect(followed.left).toBe(0)
      for (const { place } of plain.contracts.markets.filter(({ definition }) => DATED.includes(definition.id)))
        expect([plain.contracts.positions.ofContract(place), plain.contracts.markets[place]?.cleared]).toEqual([[], 0n])
      expect(restored.exchange.stateHash()).toBe(plain.exchange.stateHash())
      for (const [word, count] of followed.seen) seen.set(word, (seen.get(word) ?? 0) + count)
    }),
    { seed: 44, numRuns: 6, endOnFailure: true },
  )
  for (const word of MUST_HAPPEN) expect([word, (seen.get(word) ?? 0) > 0]).toEqual([word, true])
}, 240_000)

const MUST_HAPPEN = [
  'ContractTrade meanwhile',
  'MarkStruck meanwhile',
  'ContractSettled meanwhile',
  'ended by settlement',
  'ended by liquidation',
  'early',
]
