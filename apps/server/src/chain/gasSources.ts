/**
 * Wallets of the platform that pay for moving deposits: coins they send to a deposit address stay the platform's. The signer
 * may name its wallet after blocks with its coins were read; notes of those coins are forgotten between two reads.
 */
export class GasSources {
  readonly #known = new Set<string>()
  readonly #fresh = new Set<string>()

  /** In lower case. */
  add(address: string): void {
    if (this.#known.has(address)) return
    this.#known.add(address)
    this.#fresh.add(address)
  }

  has(address: string): boolean {
    return this.#known.has(address)
  }

  async settle(forget: (address: string) => Promise<void>): Promise<void> {
    for (const address of this.#fresh) {
      await forget(address)
      this.#fresh.delete(address)
    }
  }
}
