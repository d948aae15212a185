/** Hosting, and loans. */
export const LENDING = {
  amountLent: 'Amount lent',
  capital: 'Capital',
  /** When it has to be paid. */
  due: 'Due',
  freeDays: 'Free days',
  /** A button or link: leave money for a number of days (a verb). */
  host: 'Host',
  hosting: 'Hosting',
  /** What a loan costs a day. */
  interest: 'Interest',
  lateFee: 'Late fee',
  lateRate: 'Late rate',
  lender: 'Lender',
  /** One loan. */
  loan: 'Loan',
  loanAgreement: 'Loan agreement',
  loanHistory: 'Loan history',
  loanNumbered: 'Loan {code}',
  loanPaidOut: 'Loan paid out',
  /** The platform's own money out of which loans are paid. */
  loanPool: 'Loan pool',
  loans: 'Loans',
  myHosting: 'My hosting',
  noLoanOffered: 'No loan is offered now.',
  noSuchLoan: 'You have no loan of that number.',
  perDay: 'Per day',
  perDayWhenLate: 'Extra per day when late',
  /** A button. */
  repay: 'Repay',
  repayLoanNumbered: 'Repay loan {code}',
  seeLoans: 'See loans',
  soldOut: 'Sold out',
  toRepayNow: 'To repay now',
  viewLoanNumbered: 'View loan {code}',
  /** What is set aside against what is owed. */
  whatBacksHosting: 'What backs hosting',
  /** Loans that are not paid back. */
  whatIOwe: 'What I owe',
  worstCase: 'The worst case',
  /** Of loans that nobody expects back. */
  writtenOff: 'Written off',
} as const
