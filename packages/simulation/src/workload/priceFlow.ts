import type { Command } from '@touchstone/protocol'
import type { Draws } from './draws.ts'

/** Two markets and an index without one. */
const SAMPLED = [1, 2, 1000] as const

/** A second of outside prices: mostly calm, now and then a jump, a silence, a manipulated or a disagreeing source. */
export class PriceFlow {
  readonly #draws: Draws

  constructor(draws: Draws) {
    this.#draws = draws
  }

  next(): Command {
    const { random } = this.#draws
    const markets: number[] = SAMPLED.filter(() => random.chance(95))
    if (random.chance(1)) markets.push(random.pick([1, 77]))
    const samples = markets.map((market) => ({ market, sources: this.#sources(market) }))
    return { type: 'IndexSamples', holder: this.#draws.holder(), samples }
  }

  #sources(market: number): number[] {
    const { random } = this.#draws
    const before = this.#draws.price(market)
    // A jump in twenty samples ruins somebody with a high leverage every time.
    const step = Math.ceil(before / (random.chance(6) ? random.pick([60, 30, 10]) : random.pick([5_000, 2_000, 400])))
    const price = Math.max(10, before + random.between(-step, step))
    this.#draws.setPrice(market, price)
    const live = random.chance(95) ? 5 : random.below(3)
    const sources = Array.from({ length: live }, () => Math.max(1, price + random.between(-2, 2)))
    if (live > 0 && random.chance(3)) sources[0] = price * 20
    if (live > 1 && random.chance(3)) sources[1] = Math.floor(price * random.pick([0.96, 0.985, 1.03, 1.045]))
    return sources
  }
}
