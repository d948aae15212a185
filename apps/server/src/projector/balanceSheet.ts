import type { AssetId, LedgerAccount, OwnerId, Wallet } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'

export interface BalanceLine {
  readonly owner: OwnerId
  readonly wallet: Wallet
  readonly asset: AssetId
  available: Amount
  held: Amount
}

const MOST_OWNERS = 20_000

/**
 * Running balances by owner, as far as they were needed lately. A cache of the balances table with the changes of the
 * batch at hand: after a batch that was not written it is forgotten.
 */
export class BalanceSheet {
  readonly #owners = new Map<OwnerId, Map<string, BalanceLine>>()
  readonly #changed = new Set<BalanceLine>()

  /** The owners among `owners` whose balances must be loaded before they are changed. */
  missing(owners: Iterable<OwnerId>): OwnerId[] {
    return [...owners].filter((owner) => !this.#owners.has(owner))
  }

  load(owners: readonly OwnerId[], lines: readonly BalanceLine[]): void {
    for (const owner of owners) this.#owners.set(owner, new Map())
    for (const line of lines) this.#owners.get(line.owner)?.set(`${line.wallet} ${line.asset}`, line)
  }

  /** Adds `amount` to one account; returns the owner's total of that wallet and asset, held part included. */
  add(account: LedgerAccount, amount: Amount): Amount {
    const line = this.#line(account)
    if (account.bucket === 'held') line.held += amount
    else line.available += amount
    this.#changed.add(line)
    return line.available + line.held
  }

  changed(): readonly BalanceLine[] {
    return [...this.#changed]
  }

  /** The changes are in the table. */
  written(): void {
    this.#changed.clear()
    if (this.#owners.size > MOST_OWNERS) this.#owners.clear()
  }

  #line({ owner, wallet, asset }: LedgerAccount): BalanceLine {
    const lines = this.#owners.get(owner)
    if (!lines) throw new Error(`balances of owner ${owner} were not loaded`)
    const key = `${wallet} ${asset}`
    let line = lines.get(key)
    if (!line) {
      line = { owner, wallet, asset, available: 0n, held: 0n }
      lines.set(key, line)
    }
    return line
  }
}
