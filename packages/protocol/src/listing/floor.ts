import { ListAsset, ListSpotMarket } from './actions.ts'
import { AssetListed, SpotMarketListed } from './events.ts'

/** Assets and spot markets that were listed after Genesis. */
export const LISTING = {
  name: 'listing',
  commands: {},
  actions: { ListAsset, ListSpotMarket },
  events: { AssetListed, SpotMarketListed },
  reasons: {},
} as const
