import type { Command, CoreQueries, LoanTerms, LoanView, OperatorAction } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import { proposed } from '../people.ts'

/** Decisions of operators about loans: terms, money for the pool, applications, proofs and write-offs. */
export function loanDecision(draws: Draws, core: CoreQueries): Command {
  const { random } = draws
  const isOffered = core.loans.products().length > 0 && random.chance(85)
  const action = isOffered ? business(draws, core) : ({ type: 'SetLoanProduct', terms: terms(draws) } as const)
  const role = action.type === 'SetLoanProduct' ? random.pick(['administrator', 'treasury'] as const) : 'treasury'
  return proposed(draws, core, action, role)
}

function business(draws: Draws, core: CoreQueries): OperatorAction {
  const { random } = draws
  const loans = core.loans.loans()
  const pool = core.loans.pool()
  if (loans.length === 0 || pool.available === 0n || random.chance(15)) {
    if (random.chance(75)) return { type: 'FundLoanPool', amount: BigInt(1 + random.below(60_000_000)) }
    return { type: 'ReturnLoanPool', amount: random.pick([pool.returnable, pool.returnable + 1n, 5n]) || 1n }
  }
  const loan = random.pick(loans)
  return loan.state === 'not_reviewed' ? review(draws, loan) : credit(draws, core, loan)
}

function review({ random }: Draws, { loan, amount }: LoanView): OperatorAction {
  if (random.chance(8)) return { type: 'RejectLoan', loan, reason: 'drill' }
  const part = random.pick([amount, amount, amount, 1n + BigInt(random.below(Number(amount))), amount + 1n])
  return { type: 'DisburseLoan', loan, amount: part }
}

/** A proof uploaded a while ago; seldom the loan is written off. */
function credit(draws: Draws, core: CoreQueries, { loan, disbursedAt, owed }: LoanView): OperatorAction {
  const { random } = draws
  if (random.chance(6)) return { type: 'WriteOffLoan', loan, reason: 'drill' }
  const all = owed.lateFee + owed.interest + owed.principal
  const amount = random.pick([all, all + 1n, 1n + BigInt(random.below(Number(all) + 1)), owed.interest || 1n])
  const age = Math.max(0, core.time - disbursedAt)
  const uploadedAt = core.time - random.pick([0, random.below(age + 1), random.below(age + 1), age, age + 1])
  return { type: 'CreditLoanProof', loan, amount, line: draws.bankLine(), uploadedAt: Math.max(0, uploadedAt) }
}

/** Few days, so that some loans run late; rates that leave a remainder and now and then reach the cap on charges. */
function terms({ random }: Draws): LoanTerms {
  const days = random.pick([1, 2, 2, 3, 30])
  return {
    product: random.pick([1, 1, 2, 3]),
    name: 'Loan',
    days,
    freeDays: random.pick([0, 1, Math.min(3, days)]),
    dailyRatePpm: random.pick([1_003, 33_333, 7, 333_333]),
    lateRatePpm: random.pick([2_007, 99_999, 0, 499_999]),
    graceDays: random.pick([0, 1, 1, 2]),
    lenderName: 'Lender',
    mayLeave: random.chance(30),
    min: random.pick(['1', '0.5', '0.000003', '1', '900']),
    max: random.pick(['50', '9000', '9000']),
    state: random.chance(92) ? 'open' : 'closed',
  }
}
