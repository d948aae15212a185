import type { MoneyTerms } from './actions.ts'

export interface MoneyTermsView {
  /** Sequence of the entry that set them, 0: the built-in ones. */
  readonly version: number
  readonly terms: MoneyTerms
}

/** Queries about the terms of money. */
export interface MoneyTermsQueries {
  current(): MoneyTermsView
}
