import type { Command, CoreQueries, MoneyTerms, OwnerId } from '@touchstone/protocol'
import type { Draws } from './draws.ts'
import { mayWithdraw } from './mayWithdraw.ts'
import { proposed } from './people.ts'
import { type Decided, drawn, type ProductFlow, type Proposal, type Shared } from './productWorkload.ts'

const RESTRICTION = { type: 'RestrictPlatform', withdrawalsOnly: true, reason: 'custody differs' } as const

/** Deposits and payouts: reported twice, asked for too much, too often and by strangers, paid, failed, given back. */
export class MoneyFlow {
  readonly #draws: Draws
  readonly #moves: readonly Shared<Command>[]
  readonly #decided: readonly Decided[]

  constructor(draws: Draws, flows: readonly ProductFlow[]) {
    this.#draws = draws
    this.#moves = flows.flatMap(({ moves = [] }) => moves)
    this.#decided = [
      { share: 25, next: () => this.#newTerms() },
      { share: 20, next: (_core, owner) => verification(owner) },
      { share: 2, next: () => [RESTRICTION, 'treasury'] },
      ...flows.flatMap(({ payments }) => payments ?? []),
    ]
  }

  next(core: CoreQueries): Command {
    const { random } = this.#draws
    if (core.restriction.withdrawalsOnly() && random.chance(80))
      return proposed(this.#draws, core, { ...RESTRICTION, withdrawalsOnly: false, reason: 'agrees' }, 'treasury')
    if (this.#isClosed(core) && random.chance(40)) return proposed(this.#draws, core, ...this.#opening(core))
    const move = drawn(random.below(100), this.#moves, core)
    return move ? move.next(core) : proposed(this.#draws, core, ...this.#decision(core))
  }

  /** Mostly decisions that make withdrawals possible at all. */
  #decision(core: CoreQueries): Proposal {
    const { random } = this.#draws
    const owner = this.#draws.owner(core)
    const decided = drawn(random.below(100), this.#decided, core)
    return decided ? decided.next(core, owner) : this.#newTerms()
  }

  /** Whether withdrawals are not possible yet: the terms are the first ones, or hardly any customer is verified. */
  #isClosed(core: CoreQueries): boolean {
    return (
      core.moneyTerms.current().version === 0 ||
      [...core.customers.all()].filter(({ owner }) => mayWithdraw(core, owner)).length < 4
    )
  }

  #opening(core: CoreQueries): Proposal {
    return core.moneyTerms.current().version === 0 ? this.#newTerms() : verification(this.#draws.owner(core))
  }

  #newTerms(): Proposal {
    return [{ type: 'SetMoneyTerms', terms: this.#terms() }, 'administrator']
  }

  #terms(): MoneyTerms {
    const { random } = this.#draws
    return {
      opensAt: random.chance(92) ? 0 : 720,
      closesAt: 1440,
      perDay: random.pick([1, 2, 6]),
      min: random.pick(['1', '1', '25']),
      max: random.pick(['900', '200000', '200000']),
      feePpm: random.pick([0, 33_333, 50_000, 90_001]),
      turnoverPpm: random.pick([0, 0, 50_001, 900_000]),
      addressHoldMs: random.pick([0, 3_000]),
      returnFee: random.pick(['0', '5']),
      secondPersonFrom: random.pick(['20', '10000']),
      conversionSpreadPpm: random.pick([0, 2_000, 12_345]),
    }
  }
}

function verification(owner: OwnerId): Proposal {
  return [{ type: 'SetVerification', owner, level: 3 }, 'compliance']
}
