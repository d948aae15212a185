import { defineTexts } from '../../shared/i18n/texts.ts'

/** Its entries in the ledger. */
export const ledgerTexts = defineTexts('loanLedger', {
  product: { loans: '@loans' },
  types: {
    loan_disbursement: '@loanPaidOut',
    loan_principal: 'Loan repaid',
    loan_interest: 'Interest on a loan',
    loan_late_fee: 'Late fee on a loan',
    loan_funding: 'Money put into the loan pool',
    loan_return: 'Money returned from the loan pool',
  },
  why: {
    loan_disbursement: 'Loan {ref}, paid out of the loan pool',
    loan_principal: 'Part of loan {ref} repaid, to the loan pool',
    loan_interest: 'Interest on loan {ref}',
    loan_late_fee: 'Late fee on loan {ref}',
    loan_funding: 'Put into the loan pool from the treasury',
    loan_return: 'Returned from the loan pool to the treasury',
  },
})
