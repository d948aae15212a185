import type { LoanId, OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { WaitingQueue } from '../clock/waitingQueue.ts'
import { type Loan, nextLoanMoment, principalOf } from './loan.ts'

/** The applications and loans that have not ended: by id, by owner, by the moment of their next step, and their sums. */
export class LiveLoans {
  /** By id: in order of application. */
  readonly #byId = new Map<LoanId, Loan>()
  readonly #byOwner = new Map<OwnerId, Set<Loan>>()
  readonly #waiting = new WaitingQueue<Loan>(nextLoanMoment)
  /** Principal owed. */
  lent: Amount = 0n
  /** Principal applied for. */
  requested: Amount = 0n

  get count(): number {
    return this.#byId.size
  }

  all(): Iterable<Loan> {
    return this.#byId.values()
  }

  byId(id: LoanId): Loan | undefined {
    return this.#byId.get(id)
  }

  /** In order of application. */
  ofOwner(owner: OwnerId): Iterable<Loan> {
    return this.#byOwner.get(owner) ?? []
  }

  /** The loan whose next step comes first. */
  get next(): Loan | undefined {
    return this.#waiting.next
  }

  /** Loans are added in order of id. */
  add(loan: Loan): void {
    this.#byId.set(loan.id, loan)
    const own = this.#byOwner.get(loan.owner)
    if (own) own.add(loan)
    else this.#byOwner.set(loan.owner, new Set([loan]))
    this.#enter(loan)
  }

  /** Takes the loan out of sums and queue before the loan changes, and puts it back in afterwards. */
  change(loan: Loan, change: (loan: Loan) => void): void {
    this.#leave(loan)
    change(loan)
    this.#enter(loan)
  }

  remove(loan: Loan): void {
    this.#leave(loan)
    this.#byId.delete(loan.id)
    const own = this.#byOwner.get(loan.owner)
    own?.delete(loan)
    if (own?.size === 0) this.#byOwner.delete(loan.owner)
  }

  #enter(loan: Loan): void {
    this.lent += principalOf(loan)
    this.requested += requestedBy(loan)
    if (nextLoanMoment(loan) > 0) this.#waiting.add(loan)
  }

  #leave(loan: Loan): void {
    this.lent -= principalOf(loan)
    this.requested -= requestedBy(loan)
    if (nextLoanMoment(loan) > 0) this.#waiting.remove(loan)
  }
}

function requestedBy({ state, amount }: Loan): Amount {
  return state === 'not_reviewed' ? amount : 0n
}
