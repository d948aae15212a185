import { LOAN_CALLS } from '@touchstone/protocol'
import { recordPage } from '../../records/recordPage.ts'
import { defineProduct } from '../../trading/product.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { LOAN_ACTS } from './acts.ts'
import { applicationWorker } from './application/applicationWorker.ts'
import { type ApplyParts, applyCall } from './application/applyCall.ts'
import { draftCalls } from './application/draftCalls.ts'
import { LoanApplications } from './application/loanApplications.ts'
import { type LoanReviewing, loanCase } from './application/loanCase.ts'
import { LoanDrafts } from './application/loanDrafts.ts'
import { type ListParts, listCalls } from './history/listCalls.ts'
import { LOAN_MESSAGES } from './history/loanMessages.ts'
import { LOAN_PROJECTION } from './history/loanProjection.ts'
import { loanRecord } from './history/loanRecord.ts'
import { LOAN_MIGRATIONS } from './migrations/index.ts'
import { bookCall } from './offer/bookCall.ts'
import { productCalls } from './offer/productCalls.ts'
import { LoanProofs } from './repayment/loanProofs.ts'
import { type RepayParts, repayCall } from './repayment/repayCall.ts'
import { repaymentCase } from './repayment/repaymentCase.ts'

type Services = Pick<ProductServices, 'key' | 'worlds' | 'problem'> &
  Omit<ApplyParts & LoanReviewing & ListParts & RepayParts, 'applications' | 'drafts' | 'proofs'>

function withRows<Needs extends Pick<ProductServices, 'database' | 'clock' | 'key'>>(services: Needs) {
  return {
    ...services,
    applications: new LoanApplications(services),
    drafts: new LoanDrafts(services),
    proofs: new LoanProofs(services),
  }
}

/** Money lent from the loan pool. */
export const loans = defineProduct({
  name: 'loans',
  calls: LOAN_CALLS,
  handlers(services: Services) {
    const parts = withRows(services)
    services.desk.register(loanCase(parts))
    services.desk.register(repaymentCase(parts))
    return {
      ...productCalls(parts),
      ...draftCalls(parts),
      ...applyCall(parts),
      ...listCalls(parts),
      ...repayCall(parts),
      ...bookCall(parts),
    }
  },
  workers: (services) => [applicationWorker(withRows(services))],
  migrations: LOAN_MIGRATIONS,
  projection: LOAN_PROJECTION,
  records: {
    kind: 'loan',
    inDemo: 'closed',
    changedBy: ['LoanApplied', 'LoanDisbursed', 'LoanMoved', 'LoanPaid', 'LoanEnded'],
    page: ({ lendMylist }, query, context) => recordPage(lendMylist(query, context), loanRecord),
  },
  messages: LOAN_MESSAGES,
  words: {
    loan_funding: 'Money for loans',
    loan_return: 'Money for loans that was not lent',
    loan_disbursement: 'Loan paid out',
    loan_principal: 'Loan repaid',
    loan_interest: 'Interest on a loan',
    loan_late_fee: 'Late fee on a loan',
  },
  acts: LOAN_ACTS,
})
