import { MAX_SCALE } from '@touchstone/quantities'
import { type FieldsOf, text, whole } from '../shape/kinds.ts'
import { MAX_ASSET_ID } from '../shape/limits.ts'

export type AssetId = number

/** The id of an asset that a field refers to. */
export const ASSET = whole<AssetId>(1, MAX_ASSET_ID, 'asset')

export const ASSET_FIELDS = {
  id: ASSET,
  /** "USDT" */
  code: text(1),
  /** "Tether" */
  name: text(),
  /** Decimals of the smallest unit, 0 to 8. */
  scale: whole(0, MAX_SCALE),
}
export type AssetDefinition = FieldsOf<typeof ASSET_FIELDS>
