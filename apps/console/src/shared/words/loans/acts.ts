export const LOAN_ACTS = {
  SetLoanProduct: 'Loan product',
  FundLoanPool: 'Money for loans',
  ReturnLoanPool: 'Money for loans, back to the treasury',
  DisburseLoan: 'Disbursement of a loan',
  RejectLoan: 'Refusal of a loan',
  CreditLoanProof: 'Credit of a repayment',
  WriteOffLoan: 'Write-off of a loan',
} as const
