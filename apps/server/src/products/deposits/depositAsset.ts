import type { AssetDefinition } from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import type { WorldPort } from '../../sequencer/worldPort.ts'
import { CHAIN_CURRENCY, chainsOf } from '../../trading/chainCurrency.ts'

/** The one asset that is deposited. Throws when the ledger does not have it. */
export function depositAsset({ core }: Pick<WorldPort, 'core'>): AssetDefinition {
  const asset = core.assets().find(({ code }) => code === CHAIN_CURRENCY)
  if (!asset) throw new Error(`the ledger has no ${CHAIN_CURRENCY}`)
  return asset
}

/** The asset that a customer wants to deposit. Throws Refusal('unknown_asset' | 'deposit_unsupported'). */
export function askedAsset(
  { core }: Pick<WorldPort, 'core'>,
  asked: { readonly currency: string; readonly chain: string },
): AssetDefinition {
  const asset = core.assets().find(({ code }) => code === asked.currency)
  if (!asset) throw new Refusal('unknown_asset')
  if (!chainsOf(asset.code).some((chain) => chain === asked.chain)) throw new Refusal('deposit_unsupported')
  return asset
}
