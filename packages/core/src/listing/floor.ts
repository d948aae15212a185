import { LISTING as VOCABULARY } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import type { MarketsState } from '../markets/marketsState.ts'
import { readListing, writeListing } from './canonicalListing.ts'
import { judgeAssetListing, listAsset } from './listAsset.ts'
import { judgeSpotListing, listSpotMarket } from './listSpotMarket.ts'

export const LISTING = defineProduct<{ state: MarketsState; vocabulary: typeof VOCABULARY }>({
  name: 'listing',
  vocabulary: VOCABULARY,
  part: { number: 11, write: writeListing, read: readListing },
  actions: {
    ListAsset: { judge: judgeAssetListing, carryOut: listAsset, matter: 'terms' },
    ListSpotMarket: { judge: judgeSpotListing, carryOut: listSpotMarket, matter: 'terms' },
  },
})
