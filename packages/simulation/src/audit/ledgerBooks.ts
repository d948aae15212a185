import {
  type Bucket,
  type CoreQueries,
  type LedgerAccount,
  type OwnerId,
  type Posting,
  SYSTEM_OWNERS,
  WALLETS,
  type Wallet,
} from '@touchstone/protocol'
import { accountName } from './accounts.ts'
import { demand } from './auditFailure.ts'

/** Assets a number of an account has room for. */
const ASSETS = 256

function numberOf({ owner, wallet, asset, bucket }: LedgerAccount): number {
  const place = (owner * WALLETS.length + WALLETS.indexOf(wallet)) * ASSETS + asset
  return place * 2 + (bucket === 'held' ? 1 : 0)
}

/** Every balance, built from postings alone. */
export class LedgerBooks {
  readonly #balances = new Map<number, bigint>()
  #fundLow = 0n
  #fundCovered = false

  /** Takes an entry's postings; returns the owners of the touched accounts. */
  post(postings: readonly Posting[]): Set<OwnerId> {
    const touched = new Set<OwnerId>()
    this.#fundLow = this.#fund
    this.#fundCovered = false
    for (const { source, destination, amount, reason } of postings) {
      demand(amount > 0n && source.asset === destination.asset, 'I1', () => `${reason} posts ${amount}`)
      this.#add(source, -amount)
      this.#add(destination, amount)
      touched.add(source.owner).add(destination.owner)
      if (source.owner !== SYSTEM_OWNERS.insurance) continue
      if (reason === 'insurance') this.#fundCovered = true
      if (this.#fund < this.#fundLow) this.#fundLow = this.#fund
    }
    for (const { source, destination } of postings) {
      this.#checkNotNegative(source)
      this.#checkNotNegative(destination)
    }
    return touched
  }

  /** Whether the insurance fund was empty at some moment of the entry. */
  get fundRanDry(): boolean {
    return this.#fundLow === 0n
  }

  /** Whether the insurance fund paid for an owner in the entry. */
  get fundCovered(): boolean {
    return this.#fundCovered
  }

  get #fund(): bigint {
    return this.of(SYSTEM_OWNERS.insurance, 'funds', 1, 'available')
  }

  of(owner: OwnerId, wallet: Wallet, asset: number, bucket: Bucket): bigint {
    return this.#balances.get(numberOf({ owner, wallet, asset, bucket })) ?? 0n
  }

  /** I9: the core's balances of an owner equal those of its postings. */
  compare(owner: OwnerId, core: CoreQueries): void {
    for (const { wallet, asset, available, held } of core.ledger.balances(owner)) {
      this.#compareOne({ owner, wallet, asset, bucket: 'available' }, available)
      this.#compareOne({ owner, wallet, asset, bucket: 'held' }, held)
    }
  }

  #compareOne(account: LedgerAccount, amount: bigint): void {
    const expected = this.#balances.get(numberOf(account)) ?? 0n
    demand(
      amount === expected,
      'I9',
      () => `${accountName(account)} is ${amount} in the core, ${expected} by its postings`,
    )
  }

  #checkNotNegative(account: LedgerAccount): void {
    const balance = this.#balances.get(numberOf(account)) ?? 0n
    demand(
      balance >= 0n || account.owner === SYSTEM_OWNERS.external,
      'I4',
      () => `${accountName(account)} is ${balance}`,
    )
  }

  #add(account: LedgerAccount, change: bigint): void {
    const key = numberOf(account)
    this.#balances.set(key, (this.#balances.get(key) ?? 0n) + change)
  }
}
