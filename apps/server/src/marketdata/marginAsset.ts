import type { AssetDefinition, CoreQueries } from '@touchstone/protocol'

/** The asset that contracts are margined in; the world's first before there is a contract. */
export function marginAsset(core: Pick<CoreQueries, 'assets' | 'contracts'>): AssetDefinition {
  const assets = core.assets()
  const [contract] = core.contracts.all()
  const asset = assets.find(({ id }) => id === contract?.quote) ?? assets[0]
  if (!asset) throw new Error('this world has no assets')
  return asset
}
