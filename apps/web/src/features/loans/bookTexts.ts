import { defineTexts } from '../../shared/i18n/texts.ts'

/** The public page of the pool that loans come from. */
export const loanBookTexts = defineTexts('loanBook', {
  title: '@loanPool',
  lead: 'What was put in, what is lent, and what is left, read from the ledger. Anybody can replay the log up to the entry named here and must find the same figures.',
  failed: '@figuresFailed',
  funded: 'Put in from the treasury',
  lent: 'Owed by borrowers',
  free: 'Left to lend',
  whole: 'Every unit is accounted for: what was put in is lent, left, paid outside or written off.',
  missing: 'The figures do not add up: what was put in is not what is lent, left, paid outside or written off.',
  loans: 'Running loans',
  overdue: 'Overdue loans',
  overdueAmount: 'Lent and overdue',
  outside: 'Repaid outside the platform, and proved',
  writtenOff: '@writtenOff',
  earned: 'Interest and late fees received so far',
  sourceTitle: 'Whose money it is',
  source:
    'The platform’s own: two operators move it from the treasury to the pool, and from the pool it can only go to a borrower whose loan two people have approved, or back. What customers pay in never enters the treasury, and interest never enters the pool.',
  borrow: '@seeLoans',
  products: {
    title: 'Loans from it',
    none: '@noLoanOffered',
    name: '@loan',
    days: '@days',
    rate: '@perDay',
    lateRate: '@lateRate',
    yearly: 'Per year',
    limits: 'Limits of one loan',
    limitsOf: '@amountRange',
    state: '@state',
  },
  chart: {
    caption: 'Put in, lent and left at the end of each Hong Kong day',
    empty: 'There are no figures yet: the first money put in begins the chart.',
  },
})
