import type { Loans, LoanTerms } from './productDraft.ts'

export const TERMS: LoanTerms = {
  product: 1,
  name: 'Ten days',
  days: 10,
  freeDays: 3,
  dailyRate: '0.001',
  lateRate: '0.002',
  graceDays: 1,
  min: '100',
  max: '5000',
  lender: 'Touchstone Lending',
  mayLeave: false,
  state: 'open',
}

export const LOANS: Loans = {
  currency: 'USDT',
  funded: '10000',
  lent: '2500',
  free: '7000',
  returnable: '6000',
  outside: '400',
  writtenOff: '100',
  sequence: 4_711,
  time: 1_000,
  treasury: '250000',
  waiting: '300',
  products: [{ version: 8, terms: TERMS, loans: 3, lent: '2500' }],
  late: [
    {
      code: '5',
      product: 1,
      owner: '1001',
      amount: '1000',
      due: 86_400_000,
      owedLateFee: '6',
      owedInterest: '14',
      owedPrincipal: '1000',
      overdueDays: 3,
      state: 'overdue',
    },
  ],
  lateCount: 1,
}
