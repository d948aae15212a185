import type { AssetDefinition } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import type { Trader } from './customerCommands.ts'

/** The asset with this code in the caller's world. Throws Refusal('unknown_asset'). */
export function assetOf({ world }: Pick<Trader, 'world'>, code: string): AssetDefinition {
  const asset = world.port.core.assets().find((one) => one.code === code)
  if (!asset) throw new Refusal('unknown_asset')
  return asset
}
