import type { ClaimWelfare, CoreQueries } from '@touchstone/protocol'
import { deserving } from '../deserving.ts'
import type { CustomerAct, Draws } from '../draws.ts'
import type { Source } from '../productWorkload.ts'

/** Claims campaigns, mostly running ones, as often as allowed and once more. */
export class WelfareFlow implements Source<CustomerAct> {
  readonly #draws: Draws

  constructor(draws: Draws) {
    this.#draws = draws
  }

  next(core: CoreQueries): ClaimWelfare {
    const { random } = this.#draws
    const owner = deserving(this.#draws, core)
    const known = core.welfare.campaigns()
    const running = known.filter(({ state }) => state === 'running')
    const meant = running.length > 0 && random.chance(90) ? running : known
    const campaign = meant.length > 0 ? random.pick(meant).terms.campaign : random.between(1, 5)
    return { type: 'ClaimWelfare', ...this.#draws.stamp(core, owner), campaign }
  }
}
