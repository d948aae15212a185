import {
  type BalanceView,
  type LedgerQueries,
  type OwnerId,
  SYSTEM_OWNERS,
  type SystemBalanceView,
  type SystemOwner,
  WALLET_NUMBERS,
  WALLETS,
} from '@touchstone/protocol'
import { AVAILABLE, HELD } from './accounts.ts'
import type { LedgerState } from './ledgerState.ts'

export function ledgerQueries(state: LedgerState): LedgerQueries {
  return { balances: (owner) => balancesOf(state, owner), systemBalances: () => systemBalances(state) }
}

/** Every asset of the funds wallet, and of the other wallets the balances that are not zero. */
function balancesOf(state: LedgerState, owner: OwnerId): BalanceView[] {
  const views: BalanceView[] = []
  for (const wallet of WALLETS) {
    const start = state.accounts.find(owner, WALLET_NUMBERS[wallet])
    state.assets.forEach(({ id: asset }, index) => {
      const available = start < 0 ? 0n : state.accounts.balance(start + index * 2 + AVAILABLE)
      const held = start < 0 ? 0n : state.accounts.balance(start + index * 2 + HELD)
      if (wallet === 'funds' || available !== 0n || held !== 0n) views.push({ wallet, asset, available, held })
    })
  }
  return views
}

/** Every balance of the system's own accounts that is not zero. */
function systemBalances(state: LedgerState): SystemBalanceView[] {
  return (Object.keys(SYSTEM_OWNERS) as SystemOwner[]).flatMap((owner) =>
    balancesOf(state, SYSTEM_OWNERS[owner])
      .filter(({ available, held }) => available !== 0n || held !== 0n)
      .map((balance) => ({ owner, ...balance })),
  )
}
