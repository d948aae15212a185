import type { ContractId, CoreQueries, IndexId } from '@touchstone/protocol'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import { ContractText } from '../contractText.ts'
import { IndexFigures } from './indexFigures.ts'
import { MarkFigures } from './markFigures.ts'

type Listed = Pick<CoreQueries, 'assets' | 'reference' | 'contracts'>

/** The index and mark prices of one world, as of the last applied entry. More may be listed while it runs. */
export class PriceBoard {
  readonly #core: Listed
  readonly #indexes = new Map<IndexId, IndexFigures>()
  readonly #indexNames = new Map<string, IndexFigures>()
  readonly #marks = new Map<ContractId, MarkFigures>()
  readonly #markNames = new Map<string, MarkFigures>()

  constructor(core: Listed) {
    this.#core = core
  }

  apply(entry: AppliedEntry): void {
    for (const event of entry.events) {
      if (event.type === 'IndexSampled') this.index(event.index)?.record(event, entry)
      else if (event.type === 'MarkStruck') this.mark(event.contract)?.record(event, entry)
    }
  }

  indexes(): Iterable<IndexFigures> {
    this.#learn()
    return this.#indexes.values()
  }

  marks(): Iterable<MarkFigures> {
    this.#learn()
    return this.#marks.values()
  }

  index(id: IndexId): IndexFigures | undefined {
    if (!this.#indexes.has(id)) this.#learn()
    return this.#indexes.get(id)
  }

  mark(contract: ContractId): MarkFigures | undefined {
    if (!this.#marks.has(contract)) this.#learn()
    return this.#marks.get(contract)
  }

  /** An index by its own symbol or by that of a contract on it. */
  indexBySymbol(symbol: string): IndexFigures | undefined {
    const contract = this.markBySymbol(symbol)
    return contract ? this.index(contract.text.definition.index) : this.#indexNames.get(symbol)
  }

  /** The mark price of the contract of that name. */
  markBySymbol(symbol: string): MarkFigures | undefined {
    if (!this.#markNames.has(symbol)) this.#learn()
    return this.#markNames.get(symbol)
  }

  #learn(): void {
    const indexes = this.#core.reference.indexes()
    for (const definition of indexes.slice(this.#indexes.size)) {
      const figures = new IndexFigures(definition)
      this.#indexes.set(definition.id, figures)
      this.#indexNames.set(definition.symbol, figures)
    }
    for (const definition of this.#core.contracts.all().slice(this.#marks.size)) {
      const figures = new MarkFigures(new ContractText(definition, indexes, this.#core.assets()))
      this.#marks.set(definition.id, figures)
      this.#markNames.set(definition.symbol, figures)
    }
  }
}
