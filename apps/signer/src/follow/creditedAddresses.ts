import type { Observed } from './destinations.ts'

/** Deposit addresses that a deposit of the token was credited for, gathered from the log event by event. */
export class CreditedAddresses {
  readonly #contract: string
  readonly #addresses = new Set<string>()

  /** `contract` in lower case. */
  constructor(contract: string) {
    this.#contract = contract
  }

  observe(event: Observed): void {
    if (event.type === 'DepositCredited' && event.contract === this.#contract) this.#addresses.add(event.to)
  }

  has(address: string): boolean {
    return this.#addresses.has(address)
  }
}
