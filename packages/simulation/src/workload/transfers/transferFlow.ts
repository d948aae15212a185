import type { CoreQueries, TransferFunds, Wallet } from '@touchstone/protocol'
import type { CustomerAct, Draws } from '../draws.ts'
import type { Source } from '../productWorkload.ts'

/** Transfers between the wallets of a customer. */
export class TransferFlow implements Source<CustomerAct> {
  readonly #draws: Draws

  constructor(draws: Draws) {
    this.#draws = draws
  }

  /** Mostly into the wallets that products use, and a part of the balance. */
  next(core: CoreQueries): TransferFunds {
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
      ['funds', 'hosting'],
      ['funds', 'hosting'],
      ['funds', 'hosting'],
      ['hosting', 'funds'],
      ['funds', random.pick<Wallet>(['contract', 'funds'])],
    ])
    const asset = random.chance(96) ? 1 : random.pick([0, 2, 3, 9])
    const own = core.ledger.balances(owner).find((balance) => balance.wallet === from && balance.asset === asset)
    const part = ((own?.available ?? 100_000_000n) * BigInt(random.between(1, 104))) / 100n
    // With little free money cross accounts are liquidated too.
    const amount = from === 'funds' && random.chance(70) ? BigInt(random.between(3_000_000, 300_000_000)) : part
    return { type: 'TransferFunds', ...this.#draws.stamp(core, owner), from, to, asset, amount }
  }
}
