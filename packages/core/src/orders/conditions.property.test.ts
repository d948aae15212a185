import {
  type Command,
  type CoreEvent,
  NO_CONDITIONS,
  type PlaceContractOrder,
  type PlaceOrder,
} from '@touchstone/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Exchange } from '../exchange.ts'
import { ContractFlow, contractGenesis } from '../scenarios/contracts/contractFlow.ts'
import { Dice, RandomFlow } from '../scenarios/spot/randomFlow.ts'
import { ToyExchange } from '../scenarios/toyExchange.ts'
import { expectBooksAlike, expectSnapshotsAlike, type RandomRun } from '../testing/randomRuns.ts'

/** So much further the clock goes now and then: orders meet their ends before they meet each other. */
const MOST_WAIT_MS = 30_000
const MOST_GOOD_MS = 2_000

/** The commands of another flow: every other order has an end, at times far enough apart for it, and most that can be are icebergs. */
class ConditionalFlow {
  readonly #dice: Dice
  readonly #flow: RandomRun['flow']

  constructor(seed: number, flow: RandomRun['flow']) {
    this.#dice = new Dice(seed)
    this.#flow = flow
  }

  next(exchange: Exchange): ReturnType<RandomRun['flow']['next']> {
    const { wait, command } = this.#flow.next(exchange)
    const later = this.#dice.roll(6) === 0 ? this.#dice.roll(MOST_WAIT_MS) : 0
    return { wait: wait + later, command: this.#conditional(command, exchange.time + wait + later) }
  }

  #conditional(command: Command, time: number): Command {
    const places = command.type === 'PlaceOrder' || command.type === 'PlaceContractOrder'
    if (!places || command.owner < 1000) return command
    const goodTill = this.#dice.roll(2) === 0 ? 0 : time + 59_800 + this.#dice.roll(MOST_GOOD_MS)
    const visible = this.#visible(command)
    if (goodTill === 0 && visible === 0) return command
    return command.type === 'PlaceOrder'
      ? { ...command, type: 'PlaceConditionalOrder', ...NO_CONDITIONS, goodTill, visible }
      : { ...command, type: 'PlaceConditionalContractOrder', ...NO_CONDITIONS, goodTill, visible }
  }

  #visible({ kind, timeInForce, lots }: PlaceOrder | PlaceContractOrder): number {
    const rests = kind === 'limit' && (timeInForce === 'GTC' || timeInForce === 'POST')
    if (!rests || lots < 2 || this.#dice.roll(4) === 0) return 0
    return Math.ceil(lots / (this.#dice.roll(2) === 0 ? 4 : 20))
  }
}

function spot(book: 'fast' | 'naive', seed: number): RandomRun {
  const toy = new ToyExchange(book)
  const flow = new RandomFlow(seed)
  for (const command of flow.opening()) toy.apply(command)
  return { toy, flow: new ConditionalFlow(seed, { next: (exchange) => ({ wait: 0, command: flow.next(exchange) }) }) }
}

function contracts(book: 'fast' | 'naive', seed: number): RandomRun {
  const toy = new ToyExchange(book, contractGenesis(500_000_000n))
  const flow = new ContractFlow(seed)
  for (const command of flow.opening()) toy.apply(command)
  return { toy, flow: new ConditionalFlow(seed, flow) }
}

/** Follows every order with an end through the events alone: what is still open at its moment must end in that entry. */
class Ends {
  readonly #goodTill = new Map<number, number>()
  ended = 0

  take(events: readonly CoreEvent[], time: number): void {
    const due = new Set([...this.#goodTill].filter(([, at]) => at <= time).map(([order]) => order))
    for (const event of events) {
      const isCondition = event.type === 'ConditionsAccepted' || event.type === 'ContractConditionsAccepted'
      if (isCondition && event.goodTill !== 0) this.#goodTill.set(event.order, event.goodTill)
      if (event.type !== 'OrderClosed' && event.type !== 'ContractOrderClosed') continue
      if (due.delete(event.order)) {
        expect(event.reason).toBe('expired')
        this.ended++
      }
      this.#goodTill.delete(event.order)
    }
    expect([...due]).toEqual([])
  }
}

/** Orders that traded more than once in an entry: their slices came forward. */
function slicesIn(events: readonly CoreEvent[]): number {
  const makers = events.flatMap((event) => ('makerOrder' in event ? [event.makerOrder] : []))
  return makers.length - new Set(makers).size
}

test.each([
  { name: 'spot', open: spot, atLeast: { ended: 20, slices: 50 } },
  { name: 'contracts', open: contracts, atLeast: { ended: 3, slices: 3 } },
])(
  '$name: every order with an end is over by then, and icebergs come forward, on both books alike',
  ({ open, atLeast }) => {
    let ended = 0
    let slices = 0
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const naive = open('naive', seed)
        const ends = new Ends()
        expectBooksAlike(naive, open('fast', seed), { steps: 300, hashEvery: 10 }, ({ events }) => {
          ends.take(events, naive.toy.time)
          slices += slicesIn(events)
          naive.toy.exchange.checkInvariants()
        })
        ended += ends.ended
      }),
      { seed: 61, numRuns: 8 },
    )
    expect(ended).toBeGreaterThan(atLeast.ended)
    expect(slices).toBeGreaterThan(atLeast.slices)
  },
  240_000,
)

test.each([
  { name: 'spot', open: spot },
  { name: 'contracts', open: contracts },
])(
  '$name: a snapshot at any point has the same hash and the same future',
  ({ open }) => {
    expectSnapshotsAlike((seed) => open('fast', seed), { steps: 150, seed: 62, numRuns: 8 })
  },
  240_000,
)
