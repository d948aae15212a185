import { type AssetId, type OwnerId, WALLET_NUMBERS, type Wallet } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import type { Floor } from '../floor/floor.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { freeIn } from '../ledger/freeIn.ts'

/** The amount that an owner may move out of a wallet now. Throws a RangeError when there is no such asset. XFER-4. */
export function transferable(state: Floor, owner: OwnerId, wallet: Wallet, id: AssetId): Amount {
  const asset = assetIndex(state, id)
  if (asset < 0) throw new RangeError(`There is no asset ${id}`)
  return freeIn(state, owner, WALLET_NUMBERS[wallet], asset)
}

/** XFER-3. Anything may come back to funds; elsewhere an asset (place in the list of assets) must be of use. */
export function takesAsset(state: Floor, wallet: Wallet, asset: number): boolean {
  const place = WALLET_NUMBERS[wallet]
  return wallet === 'funds' || state.asked.uses.some((uses) => uses(state, place, asset))
}
