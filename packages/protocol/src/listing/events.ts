import { ASSET_FIELDS } from '../ledger/assets.ts'
import { MARKET_FIELDS, MARKET_STATE } from '../markets/markets.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { fields, text } from '../shape/kinds.ts'

export const AssetListed = define(180, 'AssetListed', 'An asset was listed.', { asset: fields(ASSET_FIELDS) })
export type AssetListed = RecordOf<typeof AssetListed>

export const SpotMarketListed = define(181, 'SpotMarketListed', 'A spot market was listed.', {
  definition: fields(MARKET_FIELDS),
  state: MARKET_STATE,
  reason: text(),
})
export type SpotMarketListed = RecordOf<typeof SpotMarketListed>
