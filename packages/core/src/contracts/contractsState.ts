import type { Floor } from '../floor/floor.ts'
import type { Contracts } from './contracts.ts'

export interface ContractsState extends Floor {
  readonly contracts: Contracts
}
