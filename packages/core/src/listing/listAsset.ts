import { type ListAsset, MAX_ASSETS, type Reply } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { addAsset } from '../ledger/foundLedger.ts'
import type { MarketsState } from '../markets/marketsState.ts'

/** ASSET-1 */
export function judgeAssetListing({ assets }: MarketsState, { asset }: ListAsset): Rejected | undefined {
  if (assets.some(({ id, code }) => id === asset.id || code === asset.code)) return refuse('asset_listed')
  return assets.length < MAX_ASSETS ? undefined : refuse('assets_full')
}

/** From then on it has accounts, all empty. The caller has judged it. ASSET-1. */
export function listAsset(state: MarketsState, { asset }: ListAsset): Reply {
  addAsset(state, asset)
  state.emit({ type: 'AssetListed', asset })
  return done()
}
