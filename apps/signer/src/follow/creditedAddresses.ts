import type { CoreEvent } from '@touchstone/protocol'

/** Deposit addresses that a deposit of the token was credited for, gathered from the log event by event. */
export class CreditedAddresses {
  readonly #contract: string
  readonly #addresses: Set<string>

  /** `contract` in lower case; `state`: of {@link CreditedAddresses.state}, to go on from. */
  constructor(contract: string, state: readonly string[] = []) {
    this.#contract = contract
    this.#addresses = new Set(state)
  }

  state(): readonly string[] {
    return [...this.#addresses]
  }

  observe(event: CoreEvent): void {
    if (event.type === 'DepositCredited' && event.contract === this.#contract) this.#addresses.add(event.to)
  }

  has(address: string): boolean {
    return this.#addresses.has(address)
  }
}
