import type { AssetDefinition, CoreQueries } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'

export const REWARD_CURRENCY = 'USDT'

/** In which fees are valued and signing in is rewarded: what customers withdraw. Throws Refusal('unknown_asset'). */
export function rewardAsset(core: Pick<CoreQueries, 'assets'>): AssetDefinition {
  const asset = core.assets().find(({ code }) => code === REWARD_CURRENCY)
  if (!asset) throw new Refusal('unknown_asset')
  return asset
}
