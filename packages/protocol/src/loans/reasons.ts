/** Why money moves here. A number is never given to another reason. */
export const LOAN_REASONS = {
  loan_funding: { number: 24, says: 'Money to lend, from the treasury to the loan pool.' },
  loan_return: { number: 25, says: 'Money that is not lent, back to the treasury.' },
  loan_disbursement: { number: 26, says: 'A loan, paid out from the loan pool.', principal: true },
  loan_principal: { number: 27, says: 'Principal repaid, to the loan pool.', principal: true },
  loan_interest: { number: 28, says: 'Interest on a loan, to the house.' },
  loan_late_fee: { number: 29, says: 'Late fee on a loan, to the house.' },
} as const
