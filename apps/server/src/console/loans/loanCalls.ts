import type { LoanProductView, LoanTerms, LoanView } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { formatPlain, ppmToFraction } from '@touchstone/quantities'
import type { Approvals } from '../../approvals/approvals.ts'
import type { Worlds } from '../../identity/accounts/owners.ts'
import { loanAsset, poolOf } from '../../products/loans/loanMoney.ts'
import { readAmount, readRate } from '../../trading/decimals.ts'
import { treasuryOf } from '../../trading/treasury.ts'
import { type AdminContext, type AdminHandlers, checkReason, operatorOf } from '../adminContext.ts'

export interface LoanCallParts {
  readonly worlds: Worlds
  readonly approvals: Approvals
}

type Core = Worlds['real']['core']
type Loans = AdminCallData<'getLoans'>
type WrittenTerms = Loans['products'][number]['terms']
/** In the units of the currency, as text. */
type Text = (units: bigint) => string
type Asked = { readonly effectiveAt: number; readonly reason: string }

const MOST_LATE = 200

/** As people write them. */
function writtenTerms({ dailyRatePpm, lateRatePpm, lenderName, ...same }: LoanTerms): WrittenTerms {
  const rates = { dailyRate: ppmToFraction(dailyRatePpm), lateRate: ppmToFraction(lateRatePpm) }
  return { ...same, ...rates, lender: lenderName }
}

function readTerms({ dailyRate, lateRate, lender, ...same }: WrittenTerms): LoanTerms {
  const rates = { dailyRatePpm: readRate('dailyRate', dailyRate), lateRatePpm: readRate('lateRate', lateRate) }
  return { ...same, ...rates, lenderName: lender }
}

function productLine({ version, terms }: LoanProductView, loans: readonly LoanView[], text: Text) {
  const own = loans.filter(({ product, state }) => product === terms.product && state !== 'not_reviewed')
  const lent = text(own.reduce((sum, { owed }) => sum + owed.principal, 0n))
  return { version, terms: writtenTerms(terms), loans: own.length, lent }
}

function loanLine({ loan, product, owner, amount, dueTime, owed, overdueDays, state }: LoanView, text: Text) {
  return {
    code: String(loan),
    product,
    owner: String(owner),
    amount: text(amount),
    due: dueTime,
    owedLateFee: text(owed.lateFee),
    owedInterest: text(owed.interest),
    owedPrincipal: text(owed.principal),
    overdueDays,
    state,
  }
}

function loansOf(core: Core): Loans {
  const asset = loanAsset(core)
  const text: Text = (units) => formatPlain(units, asset.scale)
  const loans = core.loans.loans()
  const late = loans.filter(({ state }) => state === 'expired' || state === 'overdue')
  const longest = [...late].sort((one, other) => one.dueTime - other.dueTime).slice(0, MOST_LATE)
  const { returnable, requested } = core.loans.pool()
  return {
    ...poolOf(core),
    time: core.time,
    treasury: text(treasuryOf(core, asset)),
    returnable: text(returnable),
    waiting: text(requested),
    products: core.loans.products().map((product) => productLine(product, loans, text)),
    late: longest.map((loan) => loanLine(loan, text)),
    lateCount: late.length,
  }
}

type Proposed = 'proposeLoanProduct' | 'proposeLoanPool' | 'proposeLoanWriteOff'

/** Loans as operators see them; what changes them is proposed by one and approved by another. */
export function loanCalls({ worlds, approvals }: LoanCallParts): AdminHandlers<'getLoans' | Proposed> {
  const { core } = worlds.real
  const propose = (
    action: Parameters<Approvals['propose']>[0]['action'],
    { effectiveAt, reason }: Asked,
    context: AdminContext,
  ) => {
    const payload = { world: 'real' as const, action, effectiveAt, reason: checkReason(reason), name: '', text: '' }
    return approvals.propose(payload, operatorOf(context).operator, context.record)
  }

  return {
    getLoans: () => loansOf(core),

    proposeLoanProduct: ({ terms, ...asked }, context) =>
      propose({ type: 'SetLoanProduct', terms: readTerms(terms) }, asked, context),

    proposeLoanPool: ({ way, amount: text, ...asked }, context) => {
      const amount = readAmount('amount', text, loanAsset(core).scale)
      const type = way === 'fund' ? 'FundLoanPool' : 'ReturnLoanPool'
      return propose({ type, amount }, asked, context)
    },

    proposeLoanWriteOff: ({ code, ...asked }, context) => {
      const reason = checkReason(asked.reason)
      return propose({ type: 'WriteOffLoan', loan: Number(code), reason }, asked, context)
    },
  }
}
