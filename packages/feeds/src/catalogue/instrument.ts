import type { ContractDefinition, IndexDefinition, IndexId, InstrumentClass, OptionTerms } from '@touchstone/protocol'

/** How much the house does in a contract of this instrument, and how close it quotes. */
export type Liveliness = 'busy' | 'normal' | 'quiet'

/** One line of the catalogue: the facts peculiar to an instrument. Everything else follows from its class. */
export interface InstrumentRow {
  /** A spot market's id, whose samples the index then shares, or 1000 to 1999. */
  readonly id: IndexId
  readonly symbol: string
  readonly name: string
  /** "XAU": its perpetual is XAUPERP, its dated contracts XAU27NOV26. */
  readonly root: string
  readonly tick: string
  /** One lot of its contracts in units: worth 1 to 60 USDT at the anchor price. */
  readonly lot: string
  readonly unit: string
  /** Price around which the simulation moves. */
  readonly anchor: number
  /** Standard deviation of the logarithm of one day's move, a day counted as 24 hours of trading. */
  readonly volatility: number
  /** Share of the move that comes from its class, -1 (against it) to 1. */
  readonly share: number
  readonly liveliness?: Liveliness
  /** Cap on leverage where it differs from the class's. */
  readonly leverage?: number
  readonly options?: true
  readonly dated?: true
  /** Other names under which recordings of it are kept. */
  readonly aliases?: readonly string[]
  /** Currency in which the outside world quotes it, when that is not the US dollar or USDT. */
  readonly quotedIn?: string
}

/** Everything the platform offers on one reference price. */
export interface CatalogueEntry {
  readonly row: InstrumentRow
  readonly class: InstrumentClass
  readonly index: IndexDefinition
  readonly perpetual: ContractDefinition
  readonly options: OptionTerms | undefined
  /** Whether weekly and quarterly contracts are listed on it. */
  readonly dated: boolean
  /** Trading hours in words. */
  readonly hours: string
  /** What the customer must know about the price number; served with the instrument's terms. */
  readonly note: string
}
