/** A bug to plant: `find` must stand exactly once in `file` (below packages/). */
export interface Mutant {
  readonly name: string
  readonly bug: string
  readonly file: string
  readonly find: string
  readonly replace: string
}

export const MUTANTS: readonly Mutant[] = []
