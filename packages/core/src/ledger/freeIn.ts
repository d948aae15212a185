import type { OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { AVAILABLE } from './accounts.ts'
import type { LedgerState } from './ledgerState.ts'

/** An owner's available balance of an asset (place in the list of assets) in a wallet. */
export function availableIn(state: LedgerState, owner: OwnerId, wallet: number, asset: number): Amount {
  const start = state.accounts.find(owner, wallet)
  return start < 0 ? 0n : state.accounts.balance(start + asset * 2 + AVAILABLE)
}

/** The balance that an owner may move away: the available balance, less the products' need of it; never below zero. */
export function freeIn(state: LedgerState, owner: OwnerId, wallet: number, asset: number): Amount {
  let free = availableIn(state, owner, wallet, asset)
  for (const needed of state.asked.needed) free -= needed(state, owner, wallet, asset)
  return free > 0n ? free : 0n
}
