import type { CommandOf } from '../customers/customerCommand.ts'
import { ASSET_FIELDS } from '../ledger/assets.ts'
import { MARKET_FIELDS, MARKET_STATE } from '../markets/markets.ts'
import { define } from '../shape/definition.ts'
import { fields, text } from '../shape/kinds.ts'

/** Operators list an asset in a world that runs. Its id and its code are never another asset's. */
export const ListAsset = define(180, 'ListAsset', 'Operators list an asset.', { asset: fields(ASSET_FIELDS) })
export type ListAsset = CommandOf<typeof ListAsset>

/** Operators list a spot market in a world that runs; its base and quote are listed before it. */
export const ListSpotMarket = define(181, 'ListSpotMarket', 'Operators list a spot market.', {
  definition: fields(MARKET_FIELDS),
  /** How it begins: a coin that comes to be listed at a later moment begins halted. */
  state: MARKET_STATE,
  /** Why it is not open, for everybody to read. */
  reason: text(),
})
export type ListSpotMarket = CommandOf<typeof ListSpotMarket>
