import type { CoreQueries, PlaceContractOrder } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'

const EXPIRING_MS = 60_000

export const MODES = ['isolated', 'isolated', 'cross'] as const

/** Draws for orders and positions on contracts. */
export class ContractDraws {
  readonly #draws: Draws

  constructor(draws: Draws) {
    this.#draws = draws
  }

  someContract(core: CoreQueries): number {
    const { random } = this.#draws
    const listed = core.contracts.all()
    if (listed.length === 0 || random.chance(2)) return random.pick([0, 1, 1999, 2999])
    // The first contract is the most traded, as everywhere; ended ones are seldom asked for.
    const { id, expiry } = random.pick(listed)
    const dull = core.contracts.contract(id).state !== 'open' || (expiry > 0 && expiry - core.time < EXPIRING_MS)
    const first = random.chance(50) || (dull && random.chance(80))
    return first ? (listed[0]?.id ?? 0) : id
  }

  /** High leverages, because those end badly, and now and then a forbidden one. */
  leverage(core: CoreQueries, contract: number): number {
    const { random } = this.#draws
    const most = core.contracts.all().find(({ id }) => id === contract)?.maxLeverage ?? 1
    return random.chance(3) ? most + 25 : Math.min(most, random.pick([1, 3, 10, 20, 50, 100, 100, 100]))
  }

  lots(): number {
    const { random } = this.#draws
    return random.between(1, random.pick([5, 60, 600, 3_000]))
  }

  /** Now and then on the wrong side. */
  protection(index: number, long: boolean): Pick<PlaceContractOrder, 'takeProfit' | 'stopLoss'> {
    const { random } = this.#draws
    const price = this.#draws.price(index)
    const away = () => Math.ceil(price / random.pick([3_000, 800, 150])) * (random.chance(95) ? 1 : -1)
    const up = random.chance(20) ? price + away() : 0
    const down = random.chance(20) ? price - away() : 0
    return long ? { takeProfit: up, stopLoss: down } : { takeProfit: down, stopLoss: up }
  }
}

/** The index of a contract; for one that does not exist, some index. */
export function indexOf(core: CoreQueries, contract: number): number {
  return core.contracts.all().find(({ id }) => id === contract)?.index ?? 1
}
