import type { RecordDefinition } from './kinds.ts'

interface Definitions {
  readonly [type: string]: RecordDefinition
}

/** The part of the log's language that belongs to a product, or to a floor below the products. */
export interface Vocabulary {
  readonly name: string
  readonly commands: Definitions
  /** Actions that operators may decide about it. */
  readonly actions: Definitions
  readonly events: Definitions
  /** Why money moves for it. A number is never given to another reason. */
  readonly reasons: { readonly [reason: string]: { readonly number: number; readonly says: string } }
}

type Part = 'commands' | 'actions' | 'events'
type ValuesOf<T> = T extends unknown ? T[keyof T] : never

/** Any definition of one part of several vocabularies. */
export type DefinitionIn<V extends readonly Pick<Vocabulary, P>[], P extends Part> = ValuesOf<V[number][P]>

/** All definitions of one part of several vocabularies, in their order. */
export function definitionsOf<const V extends readonly Pick<Vocabulary, P>[], const P extends Part>(
  vocabularies: V,
  part: P,
): readonly DefinitionIn<V, P>[] {
  return vocabularies.flatMap((each) => Object.values(each[part])) as ValuesOf<V[number][P]>[]
}
