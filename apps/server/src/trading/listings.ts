import type { ContractId, CoreQueries, IndexId } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import { ContractText } from '../marketdata/contractText.ts'
import { IndexText } from '../marketdata/indexText.ts'

type Listed = Pick<CoreQueries, 'assets' | 'reference' | 'contracts'>

/** The contracts and indexes of one world. More of them may be listed while it runs; none is ever taken off. */
export class Listings {
  readonly #core: Listed
  readonly #contracts = new Map<ContractId, ContractText>()
  readonly #indexes = new Map<IndexId, IndexText>()

  constructor(core: Listed) {
    this.#core = core
  }

  /** In the order they were listed. */
  contracts(): readonly ContractText[] {
    this.#learn()
    return [...this.#contracts.values()]
  }

  /** Throws Refusal('unknown_contract'). */
  contract(symbol: string): ContractText {
    const found = this.contracts().find(({ definition }) => definition.symbol === symbol)
    if (!found) throw new Refusal('unknown_contract')
    return found
  }

  contractById(id: ContractId): ContractText {
    if (!this.#contracts.has(id)) this.#learn()
    const found = this.#contracts.get(id)
    if (!found) throw new Error(`no contract has the id ${id}`)
    return found
  }

  /** Throws Refusal('unknown_index'). */
  index(symbol: string): IndexText {
    this.#learn()
    for (const index of this.#indexes.values()) if (index.definition.symbol === symbol) return index
    throw new Refusal('unknown_index')
  }

  indexById(id: IndexId): IndexText {
    if (!this.#indexes.has(id)) this.#learn()
    const found = this.#indexes.get(id)
    if (!found) throw new Error(`no index has the id ${id}`)
    return found
  }

  #learn(): void {
    const indexes = this.#core.reference.indexes()
    if (indexes.length > this.#indexes.size)
      for (const definition of indexes.slice(this.#indexes.size))
        this.#indexes.set(definition.id, new IndexText(definition))
    const contracts = this.#core.contracts.all()
    if (contracts.length > this.#contracts.size)
      for (const definition of contracts.slice(this.#contracts.size))
        this.#contracts.set(definition.id, new ContractText(definition, indexes, this.#core.assets()))
  }
}
