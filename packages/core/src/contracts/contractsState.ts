import type { Floor } from '../floor/floor.ts'
import type { LinkedOrdersState } from '../orders/linkedOrdersState.ts'
import type { Contracts } from './contracts.ts'

export interface ContractsState extends Floor, LinkedOrdersState {
  readonly contracts: Contracts
}
