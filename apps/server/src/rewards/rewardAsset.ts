import type { AssetDefinition, CoreQueries } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'

export const REWARD_CURRENCY = 'USDT'

/** The withdrawal asset: fees are valued in it, and signing in is rewarded in it. Throws Refusal('unknown_asset'). */
export function rewardAsset(core: Pick<CoreQueries, 'assets'>): AssetDefinition {
  const asset = core.assets().find(({ code }) => code === REWARD_CURRENCY)
  if (!asset) throw new Refusal('unknown_asset')
  return asset
}
