import type { ContractId, CoreQueries } from '@touchstone/protocol'
import type { AppliedEntry } from '../../../sequencer/worldPort.ts'
import { ContractText } from '../../contractText.ts'
import type { PriceListener } from '../../priceListeners.ts'
import { MarkFigures } from './markFigures.ts'

type Listed = Pick<CoreQueries, 'assets' | 'reference' | 'contracts'>

/** The mark prices of one world, as of the last applied entry. More contracts may be listed while it runs. */
export class MarkBoard {
  readonly #core: Listed
  readonly #tell: PriceListener
  readonly #marks = new Map<ContractId, MarkFigures>()
  readonly #names = new Map<string, MarkFigures>()

  constructor(core: Listed, tell: PriceListener) {
    this.#core = core
    this.#tell = tell
  }

  apply(entry: AppliedEntry): void {
    for (const event of entry.events) {
      if (event.type !== 'MarkStruck') continue
      this.of(event.contract)?.record(event, entry)
      this.#tell('mark', event.contract, event.mark, entry.time)
    }
  }

  all(): Iterable<MarkFigures> {
    this.#learn()
    return this.#marks.values()
  }

  of(contract: ContractId): MarkFigures | undefined {
    if (!this.#marks.has(contract)) this.#learn()
    return this.#marks.get(contract)
  }

  bySymbol(symbol: string): MarkFigures | undefined {
    if (!this.#names.has(symbol)) this.#learn()
    return this.#names.get(symbol)
  }

  #learn(): void {
    for (const definition of this.#core.contracts.all().slice(this.#marks.size)) {
      const text = new ContractText(definition, this.#core.reference.indexes(), this.#core.assets())
      const figures = new MarkFigures(text)
      this.#marks.set(definition.id, figures)
      this.#names.set(definition.symbol, figures)
    }
  }
}
