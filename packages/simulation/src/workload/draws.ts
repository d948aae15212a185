import {
  type Command,
  type CoreQueries,
  type CustomerCommand,
  FIRST_CUSTOMER,
  type OwnerId,
  type Side,
  type Wallet,
} from '@touchstone/protocol'
import type { Random } from '../world/random.ts'

/** Lease holders: one behaves, the other is a zombie that keeps sending after the first took its lease. */
const HOLDERS = [71, 72] as const
/** Repeated bank lines and transfers are among the last of these. */
const RECENT = 12
/** Ticks of markets and indexes at the start. */
const START_TICKS: Readonly<Record<number, number>> = { 1: 640_000, 2: 1_200, 1000: 53_000 }

/** A command with the identity of a customer's request. */
export type CustomerAct = Extract<Command, CustomerCommand>

/** The draws of every flow: one seed, one set of prices, one counter of request ids. */
export class Draws {
  readonly random: Random
  readonly #prices = new Map<number, number>()
  #keys = 0
  #bankLines = 0

  constructor(random: Random) {
    this.random = random
  }

  /** The price around which a market or index trades now. */
  price(market: number): number {
    return this.#prices.get(market) ?? START_TICKS[market] ?? 1_000
  }

  setPrice(market: number, price: number): void {
    this.#prices.set(market, price)
  }

  startPrice(market: number): number {
    return START_TICKS[market] ?? 1_000
  }

  near(market: number, spreadTicks: number): number {
    return Math.max(1, this.price(market) + this.random.between(-spreadTicks, spreadTicks))
  }

  side(): Side {
    return this.random.chance(50) ? 'buy' : 'sell'
  }

  holder(): number {
    return this.random.chance(95) ? HOLDERS[0] : HOLDERS[1]
  }

  isZombie(holder: number): boolean {
    return holder === HOLDERS[1]
  }

  stamp(core: CoreQueries, owner = this.owner(core)): CustomerCommand {
    const key = ++this.#keys
    const issuedAt = this.random.chance(5) ? Math.max(1, core.time - this.random.between(0, 100_000_000)) : 0
    return { owner, key1: key * 7_919, key2: this.random.bits(), inputHash: this.random.bits(), issuedAt }
  }

  /** One of the last numbers up to this one. */
  recent(last: number): number {
    return last - this.random.below(Math.min(RECENT, last))
  }

  /** A line of a bank's statement; now and then one used before. */
  bankLine(): string {
    const again = this.#bankLines > 0 && this.random.chance(15)
    return `line ${again ? this.recent(this.#bankLines) : ++this.#bankLines}`
  }

  owner(core: CoreQueries): OwnerId {
    const owners = [...core.customers.all()].map(({ owner }) => owner)
    if (owners.length === 0 || this.random.chance(1))
      return this.random.pick([0, 1, 3, 4, 9, 11, FIRST_CUSTOMER - 1, 999_999])
    return this.random.pick(owners)
  }

  /** One of a few customers with money in a wallet, if there are any: their commands are worth more. */
  wealthy(core: CoreQueries, wallet: Wallet): OwnerId {
    for (let tries = 0; tries < 8; tries++) {
      const owner = this.owner(core)
      if (core.ledger.balances(owner).some((balance) => balance.wallet === wallet && balance.available > 0n))
        return owner
    }
    return this.owner(core)
  }
}
