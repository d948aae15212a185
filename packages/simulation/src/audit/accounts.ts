import { FIRST_CUSTOMER, type LedgerAccount, SYSTEM_OWNERS } from '@touchstone/protocol'

const { liquidity, sandboxFlow } = SYSTEM_OWNERS

/** Whether money may move for a reason between two accounts. */
export type Fit = (source: LedgerAccount, destination: LedgerAccount) => boolean

export function isCustomer({ owner }: LedgerAccount): boolean {
  return owner >= FIRST_CUSTOMER
}

export function mayTrade(account: LedgerAccount): boolean {
  return isCustomer(account) || account.owner === liquidity || account.owner === sandboxFlow
}

/** Customers have a wallet for each product, the house one for all. */
export function isIn(wallet: LedgerAccount['wallet'], account: LedgerAccount): boolean {
  return account.wallet === (isCustomer(account) ? wallet : 'funds')
}

export function isFree({ owner, bucket }: LedgerAccount, who: number): boolean {
  return owner === who && bucket === 'available'
}

export function isFunds(account: LedgerAccount, bucket: LedgerAccount['bucket']): boolean {
  return isCustomer(account) && account.wallet === 'funds' && account.bucket === bucket
}

export function accountName({ owner, wallet, asset, bucket }: LedgerAccount): string {
  return `${owner}/${wallet}/${asset}/${bucket}`
}
