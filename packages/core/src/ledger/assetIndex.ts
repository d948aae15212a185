import type { AssetId } from '@touchstone/protocol'
import type { LedgerState } from './ledgerState.ts'

/** Place of the asset in the list of assets, -1 when there is none. */
export function assetIndex({ assets }: LedgerState, id: AssetId): number {
  return assets.findIndex((asset) => asset.id === id)
}
