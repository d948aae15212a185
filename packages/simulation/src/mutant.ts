/** `find` must stand exactly once in `file` (below packages/). */
export interface Edit {
  readonly file: string
  readonly find: string
  readonly replace: string
}

/** A bug to plant. Where one check backs up another, the bug takes both away. */
export interface Mutant {
  readonly name: string
  readonly bug: string
  readonly edits: readonly Edit[]
}
