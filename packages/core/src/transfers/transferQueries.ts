import type { TransferQueries } from '@touchstone/protocol'
import type { Floor } from '../floor/floor.ts'
import { transferable } from './transferable.ts'

export function transferQueries(state: Floor): TransferQueries {
  return { transferable: (owner, wallet, asset) => transferable(state, owner, wallet, asset) }
}
