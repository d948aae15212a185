import { type Command, type MarginMode, PLAIN_CONTRACT_TERMS, type Side } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { ContractWorld, DATED, PERP } from '../../scenarios/contracts/contractWorld.ts'
import { Dice } from '../../scenarios/spot/randomFlow.ts'

const NAMES = ['ann', 'ben', 'cat', 'dan', 'eve', 'fay']
const STEPS = 160
const SECOND_MS = 1_000

/** Prices that jump, customers of every leverage in two contracts, little in the insurance fund: everything that may go wrong. */
class Crashes {
  readonly world: ContractWorld
  readonly #dice: Dice
  #price = 10_000

  constructor(seed: number) {
    this.#dice = new Dice(seed)
    this.world = new ContractWorld(this.#dice.pick(['0', '150', '5000']))
    for (const name of NAMES) this.world.fund(name, String(this.#between(300, 6_000)))
    this.#sample()
  }

  step(): void {
    const roll = this.#dice.roll(100)
    if (roll < 25) this.#sample()
    else if (roll < 40) this.#quote()
    else if (roll < 90) this.#order()
    else if (roll < 95) this.#close()
    else this.#pause()
  }

  #sample(): void {
    const jump = this.#dice.roll(8) === 0 ? 1_500 : 120
    const moved = this.#price + this.#between(-jump, jump)
    this.#price = Math.max(3_000, Math.min(30_000, moved))
    this.world.sample(this.#price)
  }

  #quote(): void {
    const bid = this.#price - this.#between(1, 40)
    const contract = this.#contract()
    this.#try({
      type: 'QuoteContract',
      holder: 7,
      contract,
      bid,
      ask: bid + this.#between(1, 60),
      step: 3,
      lots: [this.#between(0, 8), this.#between(0, 30)],
    })
  }

  #order(): void {
    const market = this.#dice.roll(3) === 0
    this.#try({
      type: 'PlaceContractOrder',
      ...this.world.stamp(this.#name()),
      contract: this.#contract(),
      side: this.#dice.pick<Side>(['buy', 'sell']),
      kind: market ? 'market' : 'limit',
      timeInForce: market ? 'IOC' : 'GTC',
      price: market ? 0 : this.#price + this.#between(-150, 150),
      lots: this.#between(1, 40),
      leverage: this.#dice.pick([3, 10, 20, 50]),
      marginMode: this.#dice.pick<MarginMode>(['isolated', 'cross']),
      ...PLAIN_CONTRACT_TERMS,
      reduceOnly: this.#dice.roll(8) === 0,
    })
  }

  #close(): void {
    this.#try({ type: 'CloseAllPositions', ...this.world.stamp(this.#name()), contract: 0 })
  }

  #pause(): void {
    this.world.pass(this.#between(1, 400) * SECOND_MS)
  }

  /** A refusal is an answer too. */
  #try(command: Command): void {
    this.world.toy.apply(command)
  }

  #between(from: number, to: number): number {
    return from + this.#dice.roll(to - from + 1)
  }

  #name(): string {
    return this.#dice.pick(NAMES)
  }

  #contract(): number {
    return this.#dice.pick([PERP, PERP, DATED])
  }
}

describe('whatever prices do', () => {
  test.each(Array.from({ length: 24 }, (_, seed) => seed + 1))(
    'every law holds after every command, seed %d',
    (seed) => {
      const crashes = new Crashes(seed)
      const { world } = crashes
      for (let step = 0; step < STEPS; step++) {
        crashes.step()
        for (const name of NAMES) {
          const owner = world.owner(name)
          const closing = world.toy.exchange.contracts.positions(owner).some((position) => position.closing)
          if (!closing) expect(world.toy.exchange.contracts.account(owner).equity).toBeGreaterThanOrEqual(0n)
        }
      }
      world.pass(Math.max(1, world.expiry - world.toy.time))
      expect(world.toy.exchange.contracts.insuranceFund()).toBeGreaterThanOrEqual(0n)
    },
  )
})
