import type { BuyOption, CoreQueries, TransferFunds, Wallet } from '@touchstone/protocol'
import type { CustomerAct, Draws } from './draws.ts'

/** Money between wallets, and timed options. */
export class WalletFlow {
  readonly #draws: Draws

  constructor(draws: Draws) {
    this.#draws = draws
  }

  next(core: CoreQueries): CustomerAct {
    return this.#draws.random.chance(50) ? this.#transfer(core) : this.#buy(core)
  }

  /** Mostly into the wallets that products use, and a part of what is there. */
  #transfer(core: CoreQueries): TransferFunds {
    const { random } = this.#draws
    const owner = this.#draws.owner(core)
    const [from, to] = random.pick<readonly [Wallet, Wallet]>([
      ['funds', 'contract'],
      ['funds', 'contract'],
      ['funds', 'contract'],
      ['funds', 'delivery'],
      ['funds', 'delivery'],
      ['contract', 'funds'],
      ['contract', 'delivery'],
      ['delivery', 'funds'],
      ['funds', random.pick<Wallet>(['hosting', 'funds'])],
    ])
    const asset = random.chance(96) ? 1 : random.pick([0, 2, 3, 9])
    const own = core.ledger.balances(owner).find((balance) => balance.wallet === from && balance.asset === asset)
    const part = ((own?.available ?? 100_000_000n) * BigInt(random.between(1, 104))) / 100n
    // With little behind them cross accounts are liquidated too.
    const amount = from === 'funds' && random.chance(70) ? BigInt(random.between(3_000_000, 300_000_000)) : part
    return { type: 'TransferFunds', ...this.#draws.stamp(core, owner), from, to, asset, amount }
  }

  #buy(core: CoreQueries): BuyOption {
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
