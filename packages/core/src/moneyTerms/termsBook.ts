import type { MoneyTerms, MoneyTermsView } from '@touchstone/protocol'

/** The terms that hold until others are set. */
const BUILT_IN: MoneyTerms = {
  opensAt: 720,
  closesAt: 1440,
  perDay: 2,
  min: '100',
  max: '200000',
  feePpm: 50_000,
  turnoverPpm: 900_000,
  addressHoldMs: 86_400_000,
  returnFee: '5',
  secondPersonFrom: '10000',
  conversionSpreadPpm: 2_000,
}

/** Every version of the terms that ever held: deposits keep the one they came in under. I19. */
export class TermsBook {
  readonly #versions = new Map<number, MoneyTerms>([[0, BUILT_IN]])
  #current: MoneyTermsView = { version: 0, terms: BUILT_IN }

  get current(): MoneyTermsView {
    return this.#current
  }

  /** Undefined for a version that never held. */
  version(version: number): MoneyTermsView | undefined {
    const terms = this.#versions.get(version)
    return terms && { version, terms }
  }

  set(view: MoneyTermsView): void {
    this.#versions.set(view.version, view.terms)
    this.#current = view
  }

  /** In the order in which they came into force, without the built-in ones. */
  all(): MoneyTermsView[] {
    return Array.from(this.#versions, ([version, terms]) => ({ version, terms })).slice(1)
  }
}
