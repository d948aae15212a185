import type { AssetId, Wallet } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import type { Trader } from './customerCommands.ts'

/** The caller's available balance of an asset in one wallet. */
export function availableIn({ session, world }: Trader, wallet: Wallet, asset: AssetId): Amount {
  const balances = world.port.core.ledger.balances(session.owner)
  return balances.find((balance) => balance.wallet === wallet && balance.asset === asset)?.available ?? 0n
}
