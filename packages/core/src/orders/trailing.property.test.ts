import { type Command, NO_CONDITIONS } from '@touchstone/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Exchange } from '../exchange.ts'
import { ContractFlow, contractGenesis } from '../scenarios/contracts/contractFlow.ts'
import { Dice, RandomFlow } from '../scenarios/spot/randomFlow.ts'
import { ToyExchange } from '../scenarios/toyExchange.ts'
import { expectBooksAlike, expectSnapshotsAlike, type RandomRun } from '../testing/randomRuns.ts'

/** The commands of another flow, of which every other order is a stop that trails. */
class TrailingFlow {
  readonly #dice: Dice
  readonly #flow: RandomRun['flow']
  readonly #price: number

  constructor(seed: number, flow: RandomRun['flow'], price: number) {
    this.#dice = new Dice(seed)
    this.#flow = flow
    this.#price = price
  }

  next(exchange: Exchange): ReturnType<RandomRun['flow']['next']> {
    const { wait, command } = this.#flow.next(exchange)
    return { wait, command: this.#trailing(command) }
  }

  #trailing(command: Command): Command {
    const dice = this.#dice
    const places = command.type === 'PlaceOrder' || command.type === 'PlaceContractOrder'
    if (!places || command.owner < 1000 || dice.roll(2) === 0) return command
    const stop = { kind: 'stop_market', timeInForce: 'IOC', price: 0, stopPrice: 0 } as const
    const distance =
      dice.roll(2) === 0
        ? { trailTicks: 1 + dice.roll(4), trailPpm: 0 }
        : { trailTicks: 0, trailPpm: dice.pick([1_000, 2_000, 2_001, 10_000, 40_000]) }
    const activation = dice.pick([0, 0, 0, this.#price + dice.roll(11) - 5])
    const conditions = { ...NO_CONDITIONS, ...distance, activation }
    return command.type === 'PlaceOrder'
      ? { ...command, type: 'PlaceConditionalOrder', ...stop, ...conditions }
      : { ...command, type: 'PlaceConditionalContractOrder', ...stop, ...conditions }
  }
}

function spot(book: 'fast' | 'naive', seed: number): RandomRun {
  const toy = new ToyExchange(book)
  const flow = new RandomFlow(seed)
  for (const command of flow.opening()) toy.apply(command)
  const trades = { next: (exchange: Exchange) => ({ wait: 0, command: flow.next(exchange) }) }
  return { toy, flow: new TrailingFlow(seed, trades, 100) }
}

function contracts(book: 'fast' | 'naive', seed: number): RandomRun {
  const toy = new ToyExchange(book, contractGenesis(500_000_000n))
  const flow = new ContractFlow(seed)
  for (const command of flow.opening()) toy.apply(command)
  return { toy, flow: new TrailingFlow(seed, flow, 1_000) }
}

test.each([
  { name: 'spot', open: spot },
  { name: 'contracts', open: contracts },
])(
  '$name: stops that trail fire on both books alike; TRAIL-4',
  ({ open }) => {
    let fired = 0
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const naive = open('naive', seed)
        expectBooksAlike(naive, open('fast', seed), { steps: 300, hashEvery: 10 }, ({ events }) => {
          fired += events.filter(({ type }) => type === 'StopTrailed' || type === 'ContractStopTrailed').length
        })
      }),
      { seed: 63, numRuns: 6 },
    )
    expect(fired).toBeGreaterThan(20)
  },
  240_000,
)

test.each([
  { name: 'spot', open: spot },
  { name: 'contracts', open: contracts },
])(
  '$name: a snapshot at any point has the same hash and the same future',
  ({ open }) => {
    expectSnapshotsAlike((seed) => open('fast', seed), { steps: 150, seed: 64, numRuns: 6 })
  },
  240_000,
)
