/** `find` must stand exactly once in `file` (below packages/). */
export interface Edit {
  readonly file: string
  readonly find: string
  readonly replace: string
}

/** A bug to plant. Where one check backs up another, the bug removes both. */
export interface Mutant {
  readonly name: string
  readonly bug: string
  readonly edits: readonly Edit[]
  /** The first seed known to find it, when that is a late one: the search begins there, which only saves time. */
  readonly from?: number
  /** Found only with the acts that are drawn beside all others. */
  readonly beside?: true
}
