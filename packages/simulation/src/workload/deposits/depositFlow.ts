import type { Command, CoreQueries } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import type { Shared } from '../productWorkload.ts'
import { transactionHash } from '../transactionHash.ts'

const TOKEN = `0x${'da'.repeat(20)}`

/** Transfers on the chain, some reported more than once. */
export class DepositFlow implements Shared<Command> {
  readonly share = 20
  readonly #draws: Draws
  #transfers = 0

  constructor(draws: Draws) {
    this.#draws = draws
  }

  /** Every fifth transfer was reported before, by another node or for another customer. */
  next(core: CoreQueries): Command {
    const { random } = this.#draws
    const again = this.#transfers > 0 && random.chance(20)
    const transfer = again ? this.#draws.recent(this.#transfers) : ++this.#transfers
    return {
      type: 'CreditDeposit',
      owner: this.#draws.owner(core),
      asset: random.chance(96) ? 1 : random.pick([2, 9]),
      amount: BigInt(random.between(1, random.pick([400_000_000, 3_000_000_000]))),
      chain: 'ethereum',
      token: TOKEN,
      transaction: transactionHash(transfer),
      logIndex: 0,
      block: transfer,
      from: `0x${random.pick(['e', 'e', '0']).repeat(40)}`,
      to: random.chance(97) ? `0x${'1'.repeat(40)}` : 'somewhere',
    }
  }
}
