import type { Command, CoreQueries } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import type { Shared } from '../productWorkload.ts'

const UNIT = 1_000_000n

/** One asset for another, at the quoted rate or a little off it. */
export class ConversionFlow implements Shared<Command> {
  readonly share = 6
  readonly #draws: Draws

  constructor(draws: Draws) {
    this.#draws = draws
  }

  next(core: CoreQueries): Command {
    const { random } = this.#draws
    const owner = this.#draws.owner(core)
    const from = random.pick([1, 1, 2, 3])
    const to = random.chance(96) ? ((from + random.below(2)) % 3) + 1 : from
    const own = core.ledger.balances(owner).find(({ wallet, asset }) => wallet === 'funds' && asset === from)
    const amount = ((own?.available ?? UNIT) * BigInt(random.between(1, 103))) / 100n || 1n
    const { receive } = core.conversions.quote(owner, from, to, amount)
    const shown = (receive * BigInt(random.pick([1_000, 1_000, 1_000, 1_001, 999, 1_002]))) / 1_000n || 1n
    const expiresAt = core.time + random.pick([10_000, 10_000, 10_000, 60_001, 0])
    return { type: 'ConvertFunds', ...this.#draws.stamp(core, owner), from, to, amount, receive: shown, expiresAt }
  }
}
