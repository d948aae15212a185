import { defineProduct } from '../../trading/product.ts'
import { LOAN_ACTS } from './acts.ts'
import { LOAN_PROJECTION } from './loanProjection.ts'

/** Money lent from the loan pool. */
export const loans = defineProduct({
  name: 'loans',
  calls: {},
  handlers: () => ({}),
  projection: LOAN_PROJECTION,
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
