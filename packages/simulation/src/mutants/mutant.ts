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
  /** The first seed that is known to find it, where that is a late one: the search begins there, which only saves time. */
  readonly from?: number
  /** Found only with the acts that are drawn beside all others. */
  readonly beside?: true
}
