import type { ApplyForLoan, CoreQueries, LoanView, OwnerId } from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'
import type { CustomerAct, Draws } from '../draws.ts'
import type { Source } from '../productWorkload.ts'

/** Applies for loans, nearly always at the terms in force, takes some applications back, and repays in part and altogether. */
export class LoanFlow implements Source<CustomerAct> {
  readonly #draws: Draws

  constructor(draws: Draws) {
    this.#draws = draws
  }

  next(core: CoreQueries): CustomerAct {
    const { random } = this.#draws
    const loans = core.loans.loans()
    const loan = loans.length > 0 ? random.pick(loans) : undefined
    if (!loan || random.chance(40)) return this.#apply(core)
    const owner = random.chance(92) ? loan.owner : this.#draws.owner(core)
    const stamp = this.#draws.stamp(core, owner)
    if (random.chance(8)) return { type: 'CancelLoan', ...stamp, loan: loan.loan }
    return { type: 'RepayLoan', ...stamp, loan: loan.loan, amount: this.#part(loan) }
  }

  /** Mostly an amount that a verified customer may borrow. */
  #apply(core: CoreQueries): ApplyForLoan {
    const { random } = this.#draws
    const verified = [...core.customers.all()].filter((each) => core.customers.verification(each.owner) > 0)
    const owner: OwnerId =
      verified.length > 0 && random.chance(90) ? random.pick(verified).owner : this.#draws.owner(core)
    const products = core.loans.products()
    const offered = products.length > 0 ? random.pick(products) : undefined
    const least = parseDecimal(offered?.terms.min ?? '1', 6) ?? 1n
    const more = least + BigInt(random.below(20_000_000))
    const { available } = core.loans.totals(owner)
    const amount = random.pick([least, more, more, least - 1n, available, offered?.left ?? 1n])
    const terms = (offered?.version ?? 1) + (random.chance(4) ? 1 : 0)
    const product = offered?.terms.product ?? 9
    return { type: 'ApplyForLoan', ...this.#draws.stamp(core, owner), product, amount: amount || 1n, terms }
  }

  /** The whole debt, more than it, charges alone, or a part. */
  #part({ owed: { lateFee, interest, principal } }: LoanView): bigint {
    const { random } = this.#draws
    const all = lateFee + interest + principal
    const some = BigInt(1 + random.below(Number(all) + 1))
    return random.pick([some, some, some, all, all + 5n, lateFee + interest, lateFee + 1n]) || 1n
  }
}
