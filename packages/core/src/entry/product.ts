import type { Command, OperatorAction } from '@touchstone/protocol'
import type { RecordOf, Vocabulary } from '@touchstone/protocol/shape'
import type { Act } from './act.ts'
import type { Answers } from './asked.ts'
import type { EntryState } from './entryState.ts'
import type { AnyHandling, HandlingOf } from './handling.ts'
import type { Reason } from './reason.ts'
import type { SnapshotPart } from './snapshotPart.ts'

type Words = Pick<Vocabulary, 'commands' | 'actions'>

/** What a product is made of, as far as types say it. */
export interface ProductTypes {
  /** What its functions find: the floors, and the product's own slice. */
  readonly state: EntryState
  /** Its commands, and what operators may decide about it, as the protocol describes them. */
  readonly vocabulary?: Words
  /** The questions it answers, under its name. */
  readonly queries?: object
}

type CommandsOf<Types extends ProductTypes> = Types['vocabulary'] extends Words
  ? Types['vocabulary']['commands']
  : object
type ActionsOf<Types extends ProductTypes> = Types['vocabulary'] extends Words ? Types['vocabulary']['actions'] : object
type WordOf<Definitions> = keyof Definitions & string

/** One product, or a floor below the products, as one value. */
export interface ProductOf<Types extends ProductTypes> extends Answers<Types['state']> {
  readonly name: string
  readonly vocabulary?: Types['vocabulary'] & Words
  /** What it remembers, empty. */
  readonly slice?: (state: Types['state']) => Partial<Types['state']>
  /** What it remembers, as bytes for snapshots and the state hash. */
  readonly part?: SnapshotPart<Types['state']>
  /** Why money moves in it. */
  readonly reasons?: readonly Reason[]
  /** How each of its commands is carried out. */
  readonly commands?: {
    readonly [Type in WordOf<CommandsOf<Types>>]: HandlingOf<Types['state'], RecordOf<CommandsOf<Types>[Type]>>
  }
  /** How what operators decide about it is judged and done. */
  readonly actions?: {
    readonly [Type in WordOf<ActionsOf<Types>>]: Act<Types['state'], RecordOf<ActionsOf<Types>[Type]>>
  }
  /** The questions it answers from the state: they change nothing. */
  readonly queries?: (state: Types['state']) => Types['queries'] & object
}

/** A product as the exchange sees it. Its own types are forgotten; only the words it understands are still known. */
export interface Product<Commands extends string = string, Actions extends string = string, Queries = unknown>
  extends Answers<EntryState> {
  readonly name: string
  readonly vocabulary?: Words
  readonly slice?: (state: EntryState) => object
  readonly part?: SnapshotPart<EntryState>
  readonly reasons?: readonly Reason[]
  readonly commands?: { readonly [Type in Commands]: AnyHandling<EntryState, Command> }
  readonly actions?: { readonly [Type in Actions]: Act<EntryState, OperatorAction> }
  readonly queries?: (state: EntryState) => Queries & object
}

/** What is left of a product's types. */
type ProductBy<Types extends ProductTypes> = Product<
  WordOf<CommandsOf<Types>>,
  WordOf<ActionsOf<Types>>,
  Types['queries']
>

/**
 * The one door through which a product comes in. Its own types are checked here and forgotten: from here on it is one of
 * many. The exchange hands it the one state there is, which has the slices of all products.
 */
export function defineProduct<Types extends ProductTypes>(product: ProductOf<Types>): ProductBy<Types> {
  return product as unknown as ProductBy<Types>
}
