import type { ContractId, CoreQueries, IndexId } from '@touchstone/protocol'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import type { PriceListener } from '../priceListeners.ts'
import { MarkBoard } from './contracts/markBoard.ts'
import type { MarkFigures } from './contracts/markFigures.ts'
import { IndexFigures } from './indexFigures.ts'

type Listed = Pick<CoreQueries, 'assets' | 'reference' | 'contracts'>

/** The index and mark prices of one world, as of the last applied entry. More may be listed while it runs. */
export class PriceBoard {
  readonly #core: Listed
  readonly #indexes = new Map<IndexId, IndexFigures>()
  readonly #indexNames = new Map<string, IndexFigures>()
  readonly #marks: MarkBoard

  constructor(core: Listed, tell: PriceListener = () => undefined) {
    this.#core = core
    this.#marks = new MarkBoard(core, tell)
  }

  apply(entry: AppliedEntry): void {
    for (const event of entry.events) if (event.type === 'IndexSampled') this.index(event.index)?.record(event, entry)
    this.#marks.apply(entry)
  }

  indexes(): Iterable<IndexFigures> {
    this.#learn()
    return this.#indexes.values()
  }

  marks(): Iterable<MarkFigures> {
    return this.#marks.all()
  }

  index(id: IndexId): IndexFigures | undefined {
    if (!this.#indexes.has(id)) this.#learn()
    return this.#indexes.get(id)
  }

  mark(contract: ContractId): MarkFigures | undefined {
    return this.#marks.of(contract)
  }

  /** An index by its own symbol or by that of a contract on it. */
  indexBySymbol(symbol: string): IndexFigures | undefined {
    const contract = this.markBySymbol(symbol)
    if (contract) return this.index(contract.text.definition.index)
    if (!this.#indexNames.has(symbol)) this.#learn()
    return this.#indexNames.get(symbol)
  }

  /** The mark price of the contract of that name. */
  markBySymbol(symbol: string): MarkFigures | undefined {
    return this.#marks.bySymbol(symbol)
  }

  #learn(): void {
    for (const definition of this.#core.reference.indexes().slice(this.#indexes.size)) {
      const figures = new IndexFigures(definition)
      this.#indexes.set(definition.id, figures)
      this.#indexNames.set(definition.symbol, figures)
    }
  }
}
