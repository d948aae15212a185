/**
 * Wallets of the platform that pay for moving deposits: what they send to a deposit address is theirs. The signer names its own, maybe
 * after blocks with its coins were read; what was noted of it by then is forgotten between two reads.
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
