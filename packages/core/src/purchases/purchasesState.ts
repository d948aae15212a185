import type { Floor } from '../floor/floor.ts'

export interface PurchasesState extends Floor {
  /** Bank lines ever credited. I18. */
  readonly remittances: Set<string>
}
