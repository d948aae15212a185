import type { Command, OperatorAction } from '@touchstone/protocol'
import type { RecordOf, Vocabulary } from '@touchstone/protocol/shape'
import type { Act } from './act.ts'
import type { Answers } from './asked.ts'
import type { EntryState } from './entryState.ts'
import type { AnyHandling, HandlingOf } from './handling.ts'
import type { Reason } from './reason.ts'
import type { SnapshotPart } from './snapshotPart.ts'

declare const NEEDS: unique symbol

type Words = Pick<Vocabulary, 'commands' | 'actions'>

/** The types that a product is made of. */
export interface ProductTypes {
  /** The state that its functions find: the floors, and the product's own slice. */
  readonly state: EntryState
  /** The names of the fields of its own slice. */
  readonly slice?: string
  /** Its commands and the decisions that operators may take about it, as the protocol describes them. */
  readonly vocabulary?: Words
  /** The questions it answers, under its name. */
  readonly queries?: object
}

type CommandsOf<Types extends ProductTypes> = Types['vocabulary'] extends Words
  ? Types['vocabulary']['commands']
  : object
type ActionsOf<Types extends ProductTypes> = Types['vocabulary'] extends Words ? Types['vocabulary']['actions'] : object
type FieldOf<Types extends ProductTypes> = Types['slice'] extends string ? keyof Types['state'] & Types['slice'] : never
type WordOf<Definitions> = keyof Definitions & string

/** One product, or a floor below the products, as one value. */
export interface ProductOf<Types extends ProductTypes> extends Answers<Types['state']> {
  readonly name: string
  readonly vocabulary?: Types['vocabulary'] & Words
  /** Its slice as bytes, for snapshots and the state hash. */
  readonly part?: SnapshotPart<Types['state']>
  /** Why money moves in it. */
  readonly reasons?: readonly Reason[]
  /** How each of its commands is carried out. */
  readonly commands?: {
    readonly [Type in WordOf<CommandsOf<Types>>]: HandlingOf<Types['state'], RecordOf<CommandsOf<Types>[Type]>>
  }
  /** How each action of operators about it is judged and carried out. */
  readonly actions?: {
    readonly [Type in WordOf<ActionsOf<Types>>]: Act<Types['state'], RecordOf<ActionsOf<Types>[Type]>>
  }
  /** The questions it answers from the state: they change nothing. */
  readonly queries?: (state: Types['state']) => Types['queries'] & object
}

/** The slice of a product, empty: every field that it says it brings. */
interface Slice<Types extends ProductTypes> {
  readonly slice: (state: Types['state']) => Pick<Types['state'], FieldOf<Types>>
}

/**
 * A product as the exchange sees it. Its own types are forgotten; the words it understands, the state it needs and the
 * fields it brings to it are still known.
 */
export interface Product<
  Commands extends string = string,
  Actions extends string = string,
  Queries = unknown,
  State = never,
  Field = unknown,
> extends Answers<EntryState> {
  /** For types alone; nothing at run time. */
  readonly [NEEDS]?: (state: State) => Field
  readonly name: string
  readonly vocabulary?: Words
  readonly slice?: (state: EntryState) => object
  readonly part?: SnapshotPart<EntryState>
  readonly reasons?: readonly Reason[]
  readonly commands?: { readonly [Type in Commands]: AnyHandling<EntryState, Command> }
  readonly actions?: { readonly [Type in Actions]: Act<EntryState, OperatorAction> }
  readonly queries?: (state: EntryState) => Queries & object
}

/** The types by which the exchange still knows a product. */
type ProductBy<Types extends ProductTypes> = Product<
  WordOf<CommandsOf<Types>>,
  WordOf<ActionsOf<Types>>,
  Types['queries'],
  Types['state'],
  FieldOf<Types>
>

/**
 * The one door through which a product comes in. Its own types are checked here and forgotten: from here on it is one of
 * many. The exchange hands it the one state there is, which has the slices of all products.
 */
export function defineProduct<Types extends ProductTypes>(
  product: ProductOf<Types> & ([FieldOf<Types>] extends [never] ? object : Slice<Types>),
): ProductBy<Types> {
  return product as unknown as ProductBy<Types>
}
