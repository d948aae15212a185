import { type AssetId, type OwnerId, WALLETS, type Wallet } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { transferableContract } from '../contracts/positions/account.ts'
import { AVAILABLE } from '../ledger/accounts.ts'
import type { ExchangeState } from '../state.ts'

/** What an owner may use of an asset (place in the genesis list) in a wallet. */
export function availableIn(state: ExchangeState, owner: OwnerId, wallet: Wallet, asset: number): Amount {
  const start = state.accounts.find(owner, WALLETS.indexOf(wallet))
  return start < 0 ? 0n : state.accounts.balance(start + asset * 2 + AVAILABLE)
}

/** What an owner may move out of a wallet now: of the contract wallet only what open positions do not need. XFER-4. */
export function transferableFrom(state: ExchangeState, owner: OwnerId, wallet: Wallet, asset: number): Amount {
  return wallet === 'contract' ? transferableContract(state, owner, asset) : availableIn(state, owner, wallet, asset)
}

/** The same by the asset's id. Throws a RangeError when there is no such asset. */
export function transferable(state: ExchangeState, owner: OwnerId, wallet: Wallet, id: AssetId): Amount {
  const asset = state.assetIndex(id)
  if (asset < 0) throw new RangeError(`There is no asset ${id}`)
  return transferableFrom(state, owner, wallet, asset)
}
