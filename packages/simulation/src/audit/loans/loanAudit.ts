import {
  type CoreEvent,
  type CoreQueries,
  type LoanApplied,
  type LoanDisbursed,
  type LoanEnded,
  type LoanId,
  type LoanMoved,
  type LoanPaid,
  type LoanProductSet,
  type OperatorAction,
  type OwnerId,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import type { BankLines } from '../bankLines.ts'
import { checkActor } from '../checkActor.ts'
import { conditions, one, type Rights, two } from '../decisionRights.ts'
import type { Debt } from '../lots/lotBooks.ts'
import { CURRENCY } from '../lots/ownedValue.ts'
import { amountOf, largerOf, smallerOf } from '../plainSums.ts'
import type { AuditParts, ProductBooks } from '../productAudit.ts'
import type { Scene } from '../scene.ts'
import { isSame, KnownLoan, paidBy } from './loanBooks.ts'

const DAY_MS = 24 * 3_600_000
const SCALE = 6
const { loanPool } = SYSTEM_OWNERS
const STEPS = ['disbursed', 'to_repay', 'expired', 'overdue']

/** I16: a loan is paid out of the pool and owed by formula; a repayment never exceeds the debt, and each part of it goes to its account. */
export class LoanAudit implements ProductBooks {
  readonly #offers = new Map<number, LoanProductSet>()
  readonly #live = new Map<LoanId, KnownLoan>()
  readonly #bankLines: BankLines
  #lastLoan = 0
  /** The pool's balance by the books, and the part of it that borrowers repaid and that was not lent again. */
  #pool = 0n
  #repaid = 0n
  /** The postings that the entry's events call for. */
  #told = new Map<string, bigint>()
  #time = 0

  constructor({ bankLines }: Pick<AuditParts, 'bankLines'>) {
    this.#bankLines = bankLines
  }

  beginEntry({ time }: Scene): void {
    this.#told = new Map()
    this.#time = time
  }

  hear(event: CoreEvent, scene: Scene): void {
    switch (event.type) {
      case 'LoanProductSet':
        this.#offers.set(event.terms.product, event)
        return
      case 'LoanPoolFunded':
        this.#move('loan_funding', event.amount, event.amount)
        return
      case 'LoanPoolReturned':
        this.#move('loan_return', event.amount, -event.amount)
        return
      case 'LoanApplied':
        this.#apply(event, scene)
        return
      case 'LoanDisbursed':
        this.#disburse(event, scene)
        return
      case 'LoanMoved':
        this.#goOn(event)
        return
      case 'LoanPaid':
        this.#pay(event, scene)
        return
      case 'LoanEnded':
        this.#end(event, scene)
        return
      default:
    }
  }

  rightsTo({ type }: OperatorAction, byAdministrator: boolean): Rights | undefined {
    switch (type) {
      case 'SetLoanProduct':
        return conditions(byAdministrator)
      case 'FundLoanPool':
      case 'ReturnLoanPool':
      case 'DisburseLoan':
      case 'CreditLoanProof':
      case 'WriteOffLoan':
        return two('treasury', 'treasury administrator')
      case 'RejectLoan':
        return one('treasury compliance')
      default:
        return undefined
    }
  }

  /** LOT-3, LOAN-11 */
  debt(owner: OwnerId): Debt {
    const owed = (loan: KnownLoan) => loan.owedAltogether(this.#time)
    const staying = (loan: KnownLoan) => (loan.applied.mayLeave ? 0n : owed(loan))
    return { owed: this.#sum(owner, owed), staying: this.#sum(owner, staying) }
  }

  endEntry({ ledger, postings, time, core }: Scene): void {
    const pool = ledger.of(loanPool, 'funds', CURRENCY, 'available')
    demand(pool === this.#pool, 'I16', () => `the loan pool has ${pool}, loans leave ${this.#pool}`)
    demand(this.#repaid <= pool, 'LOAN-8', () => `of ${this.#repaid} that borrowers paid the pool has ${pool}`)
    for (const loan of this.#live.values()) {
      const due = dueOf(loan)
      const late = () => `loan ${loan.applied.loan} waits for ${due} at ${time}`
      demand(core.clockStopped() || due === 0 || due > time, 'LOAN-7', late)
    }
    for (const reason of REASONS) {
      const moved = postings.reduce((sum, each) => (each.reason === reason ? sum + each.amount : sum), 0n)
      const told = this.#told.get(reason) ?? 0n
      demand(moved === told, 'I16', () => `${reason} moved ${moved}, told were ${told}`)
    }
  }

  sweep(core: CoreQueries): void {
    const { funded, available, lent, paidOutside, writtenOff } = core.loans.pool()
    const whole = available + lent + paidOutside + writtenOff
    demand(whole === funded, 'I16', () => `${funded} were given to the pool, ${whole} are accounted for`)
    for (const [id, loan] of this.#live) {
      const view = core.loans.loan(id)
      const same = view !== undefined && view.state === loan.state && isSame(view.owed, loan.owed(core.time))
      demand(same && view.owner === loan.applied.owner, 'I16', () => `loan ${id} is not what was told of it`)
    }
    const lives = core.loans.loans().length
    demand(lives === this.#live.size, 'I16', () => `${lives} loans live, told were ${this.#live.size}`)
  }

  #apply(applied: LoanApplied, { core, entry: { command } }: Scene): void {
    const { loan, owner, product, amount } = applied
    checkActor(command, owner)
    demand(loan > this.#lastLoan, 'I16', () => `loan number ${loan} was given twice`)
    this.#lastLoan = loan
    const offer = this.#offers.get(product)
    const inForce = offer?.terms.state === 'open' && offer.version === applied.terms
    demand(inForce && lasting(offer.terms) === lasting(applied), 'LOAN-1', () => `loan ${loan} has other terms`)
    const fits = amount >= amountOf(offer.terms.min, SCALE) && amount <= amountOf(offer.terms.max, SCALE)
    demand(fits, 'LOAN-3', () => `loan ${loan} of ${amount} is outside the limits`)
    this.#live.set(loan, new KnownLoan(applied))
    this.#checkLimit(owner, core)
    const asked = [...this.#live.values()].reduce((sum, each) => sum + requestedBy(each), 0n)
    demand(asked <= this.#pool, 'LOAN-3', () => `${asked} are applied for, the pool has ${this.#pool}`)
  }

  #disburse({ loan: id, owner, amount, dueTime }: LoanDisbursed, { time, core }: Scene): void {
    const loan = this.#known(id)
    const fits = loan.state === 'not_reviewed' && amount > 0n && amount <= loan.applied.amount
    demand(fits && owner === loan.applied.owner, 'LOAN-4', () => `loan ${id} of ${amount} was not applied for`)
    demand(dueTime === time + loan.applied.days * DAY_MS, 'LOAN-5', () => `loan ${id} is due at ${dueTime}`)
    loan.state = 'disbursed'
    loan.lent = amount
    loan.disbursedAt = time
    this.#move('loan_disbursement', amount, -amount)
    this.#repaid = largerOf(this.#repaid - amount, 0n)
    this.#checkLimit(owner, core)
  }

  /** Each step once, at its moment, in order. */
  #goOn({ loan: id, state, at }: LoanMoved): void {
    const loan = this.#known(id)
    const next = STEPS[STEPS.indexOf(loan.state) + 1]
    const due = dueOf(loan)
    demand(state === next && at === due && at <= this.#time, 'LOAN-7', () => `loan ${id} is ${state} at ${at}`)
    loan.state = state
  }

  #pay(told: LoanPaid, scene: Scene): void {
    const loan = this.#known(told.loan)
    const { time } = scene
    const paid = paidBy(told)
    if (told.way === 'balance') this.#checkBalance(told, loan, scene)
    else {
      this.#bankLines.use(told.line, `loan ${told.loan}`)
      const isKnown = scene.core.loans.isLineUsed(told.line)
      demand(isKnown, 'I18', () => `line ${told.line} has paid, and could pay once more`)
      const inTime = told.at >= loan.disbursedAt && told.at <= time
      demand(inTime, 'LOAN-9', () => `a proof of loan ${told.loan} counts from ${told.at}`)
    }
    const expected = loan.pay(paid, told.at, time)
    demand(isSame(told, expected), 'LOAN-6', () => `loan ${told.loan} was paid in another order`)
    const owed = { lateFee: told.lateFeeOwed, interest: told.interestOwed, principal: told.principalOwed }
    demand(isSame(owed, loan.owed(time)), 'LOAN-5', () => `loan ${told.loan} is not owed as was told`)
    const charged = loan.interestPaid + loan.lateFeePaid
    demand(charged <= loan.lent, 'I16', () => `loan ${told.loan} has cost more than was lent`)
  }

  #checkBalance(told: LoanPaid, loan: KnownLoan, { time, entry: { command } }: Scene): void {
    checkActor(command, loan.applied.owner)
    const asked = command.type === 'RepayLoan' ? command.amount : 0n
    const due = smallerOf(asked, loan.owedAltogether(time))
    const right = told.at === time && paidBy(told) === due
    demand(right, 'LOAN-6', () => `loan ${told.loan} took ${paidBy(told)} of ${asked}`)
    this.#tell('loan_late_fee', told.lateFee)
    this.#tell('loan_interest', told.interest)
    this.#move('loan_principal', told.principal, told.principal)
    this.#repaid += told.principal
  }

  #end({ loan: id, result, loss }: LoanEnded, { time, entry: { command } }: Scene): void {
    const loan = this.#known(id)
    const isApplication = loan.state === 'not_reviewed'
    const before = result === 'rejected' || result === 'canceled'
    if (result === 'canceled') checkActor(command, loan.applied.owner)
    const owed = loan.owedAltogether(time)
    const right = isApplication === before && (result === 'repaid') === (owed === 0n && !isApplication)
    demand(right && loss === loan.principal, 'LOAN-10', () => `loan ${id} is ${result} with ${owed} owed`)
    this.#live.delete(id)
  }

  #checkLimit(owner: OwnerId, core: CoreQueries): void {
    const level = core.customers.verification(owner)
    const limit = amountOf(core.customers.verificationPolicy().loanLimits[level] ?? '0', SCALE)
    const used = this.#sum(owner, (loan) => requestedBy(loan) + loan.principal)
    demand(level > 0 && used <= limit, 'LOAN-3', () => `owner ${owner} at level ${level} borrows ${used} of ${limit}`)
  }

  #sum(owner: OwnerId, amountOfLoan: (loan: KnownLoan) => bigint): bigint {
    const own = [...this.#live.values()].filter(({ applied }) => applied.owner === owner)
    return own.reduce((sum, loan) => sum + amountOfLoan(loan), 0n)
  }

  #move(reason: LoanReason, amount: bigint, change: bigint): void {
    this.#tell(reason, amount)
    this.#pool += change
  }

  #tell(reason: LoanReason, amount: bigint): void {
    this.#told.set(reason, (this.#told.get(reason) ?? 0n) + amount)
  }

  #known(id: LoanId): KnownLoan {
    const loan = this.#live.get(id)
    demand(loan !== undefined, 'I16', () => `loan ${id} does not live`)
    return loan
  }
}

export type LoanReason = (typeof REASONS)[number]
const REASONS = [
  'loan_funding',
  'loan_return',
  'loan_disbursement',
  'loan_principal',
  'loan_interest',
  'loan_late_fee',
] as const

/** When its next step is due; 0 = never. */
function dueOf(loan: KnownLoan): number {
  const { days } = loan.applied
  if (loan.state === 'disbursed') return loan.startOf(days)
  if (loan.state === 'to_repay') return loan.startOf(days + 1)
  return loan.state === 'expired' ? loan.overdueFrom : 0
}

function requestedBy({ state, applied }: KnownLoan): bigint {
  return state === 'not_reviewed' ? applied.amount : 0n
}

function lasting(
  terms: Omit<LoanApplied, 'type' | 'loan' | 'owner' | 'asset' | 'amount' | 'product' | 'terms'>,
): string {
  const { days, freeDays, dailyRatePpm, lateRatePpm, graceDays, lenderName, mayLeave } = terms
  return [days, freeDays, dailyRatePpm, lateRatePpm, graceDays, lenderName, mayLeave].join()
}
