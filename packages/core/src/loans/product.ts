import { type LoanQueries, LOANS as VOCABULARY } from '@touchstone/protocol'
import { conditionsBy } from '../entry/matter.ts'
import { defineProduct } from '../entry/product.ts'
import { applyForLoan, cancelLoan } from './applyForLoan.ts'
import { readLoans, writeLoans } from './canonicalLoans.ts'
import { checkLoans } from './checkLoans.ts'
import { creditLoanProof, judgeLoanProof } from './creditLoanProof.ts'
import { fundLoanPool, judgeLoanFunding, judgeLoanReturn, returnLoanPool } from './fundLoanPool.ts'
import { LoanBook } from './loanBook.ts'
import { loanDebt } from './loanDebt.ts'
import { nextLoanDue, runLoanDue } from './loanDue.ts'
import { loanQueries } from './loanQueries.ts'
import type { LoansState } from './loansState.ts'
import {
  LOAN_DISBURSEMENT,
  LOAN_FUNDING,
  LOAN_INTEREST,
  LOAN_LATE_FEE,
  LOAN_PRINCIPAL,
  LOAN_RETURN,
} from './reasons.ts'
import { repayLoan } from './repayLoan.ts'
import {
  disburseLoan,
  judgeDisbursement,
  judgeLoanRefusal,
  judgeWriteOff,
  rejectLoan,
  writeOffLoan,
} from './reviewLoan.ts'
import { judgeLoanProduct, setLoanProduct } from './setLoanProduct.ts'

export const LOANS = defineProduct<{
  state: LoansState
  slice: 'loans'
  vocabulary: typeof VOCABULARY
  queries: { readonly loans: LoanQueries }
}>({
  name: 'loans',
  vocabulary: VOCABULARY,
  slice: () => ({ loans: new LoanBook() }),
  part: { number: 27, write: writeLoans, read: readLoans },
  queries: (state) => ({ loans: loanQueries(state) }),
  reasons: [LOAN_FUNDING, LOAN_RETURN, LOAN_DISBURSEMENT, LOAN_PRINCIPAL, LOAN_INTEREST, LOAN_LATE_FEE],
  commands: {
    ApplyForLoan: { carryOut: applyForLoan },
    CancelLoan: { carryOut: cancelLoan },
    RepayLoan: { carryOut: repayLoan },
  },
  actions: {
    SetLoanProduct: {
      judge: judgeLoanProduct,
      carryOut: setLoanProduct,
      matter: (_, __, proposer) => conditionsBy(proposer),
    },
    FundLoanPool: { judge: judgeLoanFunding, carryOut: fundLoanPool, matter: 'capital' },
    ReturnLoanPool: { judge: judgeLoanReturn, carryOut: returnLoanPool, matter: 'capital' },
    DisburseLoan: { judge: judgeDisbursement, carryOut: disburseLoan, matter: 'payout' },
    RejectLoan: { judge: judgeLoanRefusal, carryOut: rejectLoan, matter: 'payoutReview' },
    CreditLoanProof: { judge: judgeLoanProof, carryOut: creditLoanProof, matter: 'payout' },
    WriteOffLoan: { judge: judgeWriteOff, carryOut: writeOffLoan, matter: 'capital' },
  },
  begun: ({ loans }) => {
    loans.stepsInEntry = 0
  },
  due: { rank: 5, next: nextLoanDue, run: runLoanDue },
  debt: loanDebt,
  lines: ({ loans }) => loans.lines,
  check: checkLoans,
})
