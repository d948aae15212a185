import type { Command, CustomerCommand, OwnerId } from '@touchstone/protocol'
import type { World } from '../../apps/server/src/sequencer/world.ts'
import { contractOrder, FIRST_CONTRACT, FIRST_INDEX, listingOf, PRICE } from '../contractWorld.ts'
import { done } from './benchWorld.ts'

const HOLDER = 1
const USDT = 1_000_000n
const SOURCES = 5
/** The price goes up and down by this, which moves every mark and liquidates nobody. */
const SWING = 20
const SECOND_MS = 1_000
const LEASE_MS = 50_000
/** Short, so that a funding falls into every run. */
const FUNDING_MS = 10_000
const POSITION = { place: 0, price: PRICE, lots: 5, leverage: 20, marginMode: 'isolated' } as const

/** A contract in a world of a benchmark in which every one of these owners has a position, with a mark each second and fundings. */
export class HeldContract {
  readonly #world: World
  readonly #stamp: (owner: OwnerId) => CustomerCommand
  readonly #timer: NodeJS.Timeout
  #seconds = 0
  #funded: () => void = () => undefined

  private constructor(world: World, stamp: (owner: OwnerId) => CustomerCommand) {
    this.#world = world
    this.#stamp = stamp
    this.#timer = setInterval(() => void this.#sample(), SECOND_MS)
    world.follow(({ events }) => {
      if (events.some((event) => event.type === 'FundingSettled' && event.paid > 0n)) this.#funded()
    })
  }

  static async open(world: World, stamp: (owner: OwnerId) => CustomerCommand): Promise<HeldContract> {
    for (const command of listingOf(0, { fundingIntervalMs: FUNDING_MS })) await done(world, command)
    const contract = new HeldContract(world, stamp)
    await contract.#sample()
    return contract
  }

  /** A long position of one and a short one of the other. */
  async trade(owners: readonly [OwnerId, OwnerId]): Promise<void> {
    for (const [at, owner] of owners.entries()) {
      await done(this.#world, {
        type: 'TransferFunds',
        ...this.#stamp(owner),
        from: 'funds',
        to: 'contract',
        asset: 1,
        amount: 1_000n * USDT,
      })
      const side = at === 0 ? 'sell' : 'buy'
      const { reply } = await this.#world.submit(contractOrder({ ...POSITION, owner, side }, this.#stamp(owner)))
      if (reply.kind !== 'order') throw new Error(`no position was opened: ${JSON.stringify(reply)}`)
    }
  }

  /** How many positions there are. */
  get positions(): number {
    return (2 * this.#world.core.contracts.contract(FIRST_CONTRACT).openInterest) / POSITION.lots
  }

  /** Resolves with the end of the next funding that moves money. */
  funded(): Promise<void> {
    return new Promise((resolve) => {
      this.#funded = resolve
    })
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #sample(): Promise<void> {
    const price = PRICE + (this.#seconds++ % 2 === 0 ? SWING : -SWING)
    const sources = Array.from({ length: SOURCES }, (_, source) => price + source - 2)
    const commands: Command[] = [
      { type: 'AcquireLease', role: 'feed', holder: HOLDER, until: Date.now() + LEASE_MS },
      { type: 'IndexSamples', holder: HOLDER, samples: [{ market: FIRST_INDEX, sources }] },
    ]
    await Promise.all(commands.map((command) => done(this.#world, command)))
  }
}
