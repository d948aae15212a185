import type { CoreEvent } from '@touchstone/protocol'

/** Deposit addresses that a deposit of the token was credited for, gathered from the log event by event. */
export class CreditedAddresses {
  readonly #token: string
  readonly #addresses: Set<string>

  /** `token`: its address in lower case; `state`: of {@link CreditedAddresses.state}, to go on from. */
  constructor(token: string, state: readonly string[] = []) {
    this.#token = token
    this.#addresses = new Set(state)
  }

  state(): readonly string[] {
    return [...this.#addresses]
  }

  observe(event: CoreEvent): void {
    if (event.type === 'DepositCredited' && event.token === this.#token) this.#addresses.add(event.to)
  }

  has(address: string): boolean {
    return this.#addresses.has(address)
  }
}
