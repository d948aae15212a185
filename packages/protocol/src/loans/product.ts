import {
  CreditLoanProof,
  DisburseLoan,
  FundLoanPool,
  RejectLoan,
  ReturnLoanPool,
  SetLoanProduct,
  WriteOffLoan,
} from './actions.ts'
import { ApplyForLoan, CancelLoan, RepayLoan } from './commands.ts'
import {
  LoanApplied,
  LoanDisbursed,
  LoanEnded,
  LoanMoved,
  LoanPaid,
  LoanPoolFunded,
  LoanPoolReturned,
  LoanProductSet,
} from './events.ts'
import { LOAN_REASONS } from './reasons.ts'

export const LOANS = {
  name: 'loans',
  commands: { ApplyForLoan, CancelLoan, RepayLoan },
  actions: { SetLoanProduct, FundLoanPool, ReturnLoanPool, DisburseLoan, RejectLoan, CreditLoanProof, WriteOffLoan },
  events: {
    LoanProductSet,
    LoanPoolFunded,
    LoanPoolReturned,
    LoanApplied,
    LoanDisbursed,
    LoanMoved,
    LoanPaid,
    LoanEnded,
  },
  reasons: LOAN_REASONS,
} as const
