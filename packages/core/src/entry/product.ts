import type { OperatorAction } from '@touchstone/protocol'
import type { Act } from './act.ts'
import type { Answers } from './asked.ts'
import type { EntryState } from './entryState.ts'

type ActOf<State, Type extends OperatorAction['type']> = Act<State, Extract<OperatorAction, { readonly type: Type }>>

/** One product, or a floor below the products, as one value. */
export interface ProductOf<State, Decided extends OperatorAction['type'] = never> extends Answers<State> {
  readonly name: string
  /** What operators may decide about it. */
  readonly acts?: { readonly [Type in Decided]: ActOf<State, Type> }
}

/** A product whose own types are forgotten: as the exchange sees it. */
export interface Product extends Answers<EntryState> {
  readonly name: string
  readonly acts?: Readonly<Record<string, Act<EntryState, OperatorAction>>>
}

/**
 * The one door through which a product comes in. Its own types are checked here and forgotten: from here on it is one of
 * many. The exchange hands it the one state there is, which has the slices of all products.
 */
export function defineProduct<State extends EntryState, Decided extends OperatorAction['type'] = never>(
  product: ProductOf<State, Decided>,
): Product & { readonly decided?: Decided } {
  return product as unknown as Product
}
