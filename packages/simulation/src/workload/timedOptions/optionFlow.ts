import type { BuyOption, CoreQueries } from '@touchstone/protocol'
import type { CustomerAct, Draws } from '../draws.ts'
import type { Source } from '../productWorkload.ts'

/** Timed options, nearly always at the terms in force. */
export class OptionFlow implements Source<CustomerAct> {
  readonly #draws: Draws

  constructor(draws: Draws) {
    this.#draws = draws
  }

  isReady(core: CoreQueries): boolean {
    return core.timedOptions.terms().length > 0
  }

  next(core: CoreQueries): BuyOption {
    const { random } = this.#draws
    const terms = core.timedOptions.terms()
    const offered = random.pick(terms)
    const cycle = random.chance(70) ? offered.cycles[random.below(2)] : random.pick(offered.cycles)
    const stake = BigInt(random.between(0, random.pick([3_000_000, 200_000_000, 1_000_000_000])))
    return {
      type: 'BuyOption',
      ...this.#draws.stamp(core, this.#draws.wealthy(core, 'delivery')),
      index: random.chance(97) ? offered.index : 2,
      cycle: random.chance(97) ? (cycle?.id ?? 1) : 9,
      direction: random.pick(['up', 'down'] as const),
      stake,
      payoutPpm: (cycle?.payoutPpm ?? 1) + (random.chance(3) ? 1 : 0),
      feePpm: cycle?.feePpm ?? 0,
    }
  }
}
