import type { Floor } from '../floor/floor.ts'

export interface DepositsState extends Floor {
  /** Transfers ever credited, by where in which chain they stand. I18. */
  readonly deposits: Set<string>
}
