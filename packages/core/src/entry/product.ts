import type { Command, OperatorAction } from '@touchstone/protocol'
import type { Act } from './act.ts'
import type { Answers } from './asked.ts'
import type { EntryState } from './entryState.ts'
import type { AnyHandling, HandlingOf } from './handling.ts'
import type { Reason } from './reason.ts'
import type { SnapshotPart } from './snapshotPart.ts'

/** What a product is made of, as far as types say it. */
export interface ProductTypes {
  /** What its functions find: the floors, and the product's own slice. */
  readonly state: EntryState
  /** The union of its commands, and of what operators may decide about it. */
  readonly commands?: { readonly type: string }
  readonly actions?: { readonly type: string }
  /** The questions it answers, under its name. */
  readonly queries?: object
}

type Typed<Union, Type> = Extract<Union, { readonly type: Type }>
type TypeOf<Union> = Union extends { readonly type: infer Type extends string } ? Type : never

/** One product, or a floor below the products, as one value. */
export interface ProductOf<Types extends ProductTypes> extends Answers<Types['state']> {
  readonly name: string
  /** What it remembers, empty. */
  readonly slice?: (state: Types['state']) => Partial<Types['state']>
  /** What it remembers, as bytes for snapshots and the state hash. */
  readonly part?: SnapshotPart<Types['state']>
  /** Why money moves in it. */
  readonly reasons?: readonly Reason[]
  /** How each of its commands is carried out. */
  readonly commands?: {
    readonly [Type in TypeOf<Types['commands']>]: HandlingOf<Types['state'], Typed<Types['commands'], Type>>
  }
  /** The questions it answers from the state: they change nothing. */
  readonly queries?: (state: Types['state']) => Types['queries'] & object
  /** What operators may decide about it. */
  readonly actions?: {
    readonly [Type in TypeOf<Types['actions']>]: Act<Types['state'], Typed<Types['actions'], Type>>
  }
}

/** A product as the exchange sees it. Its own types are forgotten; only the words it understands are still known. */
export interface Product<Commands extends string = string, Actions extends string = string, Queries = unknown>
  extends Answers<EntryState> {
  readonly name: string
  readonly slice?: (state: EntryState) => object
  readonly part?: SnapshotPart<EntryState>
  readonly reasons?: readonly Reason[]
  readonly commands?: { readonly [Type in Commands]: AnyHandling<EntryState, Command> }
  readonly actions?: { readonly [Type in Actions]: Act<EntryState, OperatorAction> }
  readonly queries?: (state: EntryState) => Queries & object
}

/**
 * The one door through which a product comes in. Its own types are checked here and forgotten: from here on it is one of
 * many. The exchange hands it the one state there is, which has the slices of all products.
 */
export function defineProduct<Types extends ProductTypes>(
  product: ProductOf<Types>,
): Product<TypeOf<Types['commands']>, TypeOf<Types['actions']>, Types['queries']> {
  return product as unknown as Product<TypeOf<Types['commands']>, TypeOf<Types['actions']>, Types['queries']>
}
