import { CATALOGUE, type ListingCommand } from '@touchstone/feeds'
import type { CoreQueries, IndexDefinition, IndexId, OperatorAction, World } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import type { Kysely } from 'kysely'
import { IndexText } from '../marketdata/indexText.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { ChangeableField, Changes } from './changeableTerms.ts'

export type MarketLine = AdminCallData<'getMarkets'>[number]

export interface Listed {
  readonly line: MarketLine
  readonly definition: object
  readonly changeable: readonly ChangeableField[]
}

export interface Listable {
  readonly id: number
  readonly symbol: string
  readonly name: string
  readonly kind: string
  readonly class: string
  readonly command: ListingCommand
}

export interface MarketsAsked {
  readonly world: World
  readonly core: CoreQueries
  /** History, which follows the log within moments. */
  readonly past: Kysely<ProjectionTables>
  /** Live sources an index price needs. */
  readonly minimumSources: number
}

/** The markets of one product as operators see them. */
export interface MarketsOf {
  list(asked: MarketsAsked): Promise<readonly Listed[]>
  /** Undefined for another product's market. Throws Refusal('malformed') for terms that cannot be changed so. */
  change?(core: CoreQueries, id: number, changes: Changes): OperatorAction | undefined
  /** Undefined for another product's listing. */
  listable?(command: ListingCommand): Listable | undefined
}

/** Whether an index has prices, as a list shows it. */
export function indexFigures(core: CoreQueries, id: number) {
  const view = core.reference.indexes().some((index) => index.id === id) ? core.reference.index(id) : undefined
  return view ? { index: new IndexText(view.definition).price(view.price), sources: view.used } : undefined
}

/** An index of the catalogue. */
export function catalogued(index: IndexId): IndexDefinition | undefined {
  return CATALOGUE.find((entry) => entry.index.id === index)?.index
}

export function classOf(index: IndexId): string {
  return catalogued(index)?.class ?? ''
}

type Count = { readonly id: number; readonly count: bigint }

/** How many of something are open, by market. */
export function counted(rows: readonly Count[]): ReadonlyMap<number, number> {
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

/** Of an order that may still be filled. */
export const UNFINISHED = ['pending', 'open'] as const
