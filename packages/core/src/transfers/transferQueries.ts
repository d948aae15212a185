import type { TransferQueries } from '@touchstone/protocol'
import type { Floor } from '../floor/floor.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { takesAsset, transferable } from './transferable.ts'

export function transferQueries(state: Floor): TransferQueries {
  return {
    transferable: (owner, wallet, asset) => transferable(state, owner, wallet, asset),
    takes: (wallet, asset) => takesAsset(state, wallet, assetIndex(state, asset)),
  }
}
