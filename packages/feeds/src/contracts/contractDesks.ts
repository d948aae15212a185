import type { ContractId } from '@touchstone/protocol'
import type { Random, Timestamp } from '@touchstone/quantities'
import type { HouseContracts } from '../desk/housePorts.ts'
import { ContractDesk } from './contractDesk.ts'
import { ContractTraits } from './contractTraits.ts'

/** The desks of all contracts that trade, renewed as contracts are listed and expire. */
export class ContractDesks {
  readonly #contracts: HouseContracts
  readonly #holder: number
  readonly #random: Random
  #desks: ReadonlyMap<ContractId, ContractDesk> = new Map()

  constructor(contracts: HouseContracts, holder: number, random: Random) {
    this.#contracts = contracts
    this.#holder = holder
    this.#random = random
  }

  get all(): readonly ContractDesk[] {
    return [...this.#desks.values()]
  }

  renew(now: Timestamp): void {
    const { world, read } = this.#contracts
    const indexes = new Map(world.reference.indexes().map((index) => [index.id, index]))
    const assets = world.assets()
    const desks = new Map<ContractId, ContractDesk>()
    for (const definition of world.contracts.all()) {
      const index = indexes.get(definition.index)
      if (!index || (definition.expiry > 0 && definition.expiry <= now)) continue
      const known = this.#desks.get(definition.id)
      const made =
        known ?? new ContractDesk(new ContractTraits(definition, index, assets), read, this.#holder, this.#random)
      desks.set(definition.id, made)
    }
    this.#desks = desks
  }
}
