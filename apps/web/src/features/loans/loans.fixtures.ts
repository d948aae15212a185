import type { CallData } from '@touchstone/protocol'
import type { Kept, LoanLimit, LoanProduct } from './application/application.ts'
import type { LoanBook } from './components/PoolFigures.tsx'
import type { Loan } from './loanState.ts'

const DAY_MS = 86_400_000
export const LENT_AT = Date.UTC(2026, 10, 20, 9, 30)

export const PRODUCT: LoanProduct = {
  id: '1',
  name: 'Ten days',
  currency: 'USDT',
  days: 10,
  freeDays: 3,
  graceDays: 1,
  dailyRate: '0.001',
  lateRate: '0.002',
  yearlyRate: '0.2555',
  min: '100',
  max: '5000',
  lender: 'Touchstone Lending',
  mayLeave: false,
  terms: 12,
  left: '20000',
  state: 'open',
}

export const LIMIT: LoanLimit = {
  tier: 1,
  currency: 'USDT',
  limit: '5000',
  used: '1000',
  available: '4000',
  owed: '1007',
  freeDays: 3,
  limits: ['0', '5000', '20000', '100000'],
}

/** 1,000 lent: seven days cost 1 each; from the twelfth day on 3. */
export const QUOTE: CallData<'tryLend'> = {
  interest: '7',
  total: '1007',
  due: LENT_AT + 10 * DAY_MS,
  yearlyRate: '0.2555',
  schedule: Array.from({ length: 41 }, (_, index) => {
    const day = index + 1
    const interest = Math.max(0, day - 3)
    const lateFee = Math.max(0, day - 11) * 2
    return { day, interest: String(interest), lateFee: String(lateFee), owed: String(1000 + interest + lateFee) }
  }),
  worst: '2000',
  rejection: '',
  problem: '',
}

export const NOTHING_KEPT: Kept = {
  id: '',
  amount: '',
  name: '',
  country: '',
  address: '',
  birth: '',
  phone: '',
  frontId: '',
  backId: '',
  income: '',
  expected: '',
  creditId: '',
  housingId: '',
  incomeProofId: '',
  bankFlowId: '',
  saved: 0,
  until: 0,
}

export const KEPT: Kept = {
  id: '1',
  amount: '1000',
  name: 'Ann Archer',
  country: 'HK',
  address: '1 Queen’s Road, Hong Kong',
  birth: '1990-12-31',
  phone: '+852 9123 4567',
  frontId: 'front',
  backId: 'back',
  income: '3000',
  expected: '1500',
  creditId: 'credit',
  housingId: 'housing',
  incomeProofId: 'income',
  bankFlowId: 'bank',
  saved: LENT_AT,
  until: LENT_AT + 30 * DAY_MS,
}

/** Three days late, nothing paid yet. */
export const LOAN: Loan = {
  code: '12',
  id: '1',
  name: 'Ten days',
  amount: '1000',
  currency: 'USDT',
  days: 10,
  freeDays: 3,
  graceDays: 1,
  dailyRate: '0.001',
  lateRate: '0.002',
  terms: 12,
  interest: '11',
  total: '1017',
  lateFee: '6',
  overdueDays: 3,
  applyTime: LENT_AT - DAY_MS,
  lender: 'Touchstone Lending',
  disbursed: LENT_AT,
  due: LENT_AT + 10 * DAY_MS,
  paid: '0',
  owed: '1017',
  owedLateFee: '6',
  owedInterest: '11',
  owedPrincipal: '1000',
  worst: '2000',
  reason: '',
  steps: [
    { state: 'not_reviewed', time: LENT_AT - DAY_MS, sequence: 4_800 },
    { state: 'disbursed', time: LENT_AT, sequence: 4_900 },
    { state: 'overdue', time: LENT_AT + 11 * DAY_MS, sequence: 5_900 },
  ],
  payments: [],
  proof: '',
  proofState: '',
  proofAmount: '0',
  proofReason: '',
  state: 'overdue',
}

export const BOOK: LoanBook = {
  currency: 'USDT',
  funded: '10000',
  lent: '2500',
  free: '7000',
  outside: '400',
  writtenOff: '100',
  sequence: 6_000,
  loans: 3,
  overdue: 1,
  overdueAmount: '1000',
  earned: '17',
  time: LENT_AT + 12 * DAY_MS,
  source: 'The treasury',
  series: ['2026-11-20', '2026-11-21'].map((day, index) => ({
    day,
    time: Date.UTC(2026, 10, 20 + index, 16),
    funded: '10000',
    lent: String(1000 * (index + 1)),
    free: String(10_000 - 1000 * (index + 1)),
  })),
}

export const WALLET: CallData<'getAsset2'> = {
  total: '500',
  list: [{ currency: 'USDT', name: 'Tether', decimals: 6, available: '500', frozen: '0', converted: '500' }],
}
