import { HOSTING_DAY_MS } from '@touchstone/core/formulas'
import type { CallData } from '@touchstone/protocol'
import type { HostingProduct } from './buyInput.ts'
import type { HostingBook } from './components/BookFigures.tsx'
import type { HostingOrder } from './dueDays.ts'
import type { OrderInfo, ProductInfo } from './profitInfo.ts'

export const BOUGHT_AT = Date.UTC(2026, 10, 20, 9, 30)

export const PRODUCT: HostingProduct = {
  id: '1',
  name: 'Seven days',
  currency: 'USDT',
  cycleDays: 7,
  dailyRate: '0.0003',
  yearlyRate: '0.1095',
  min: '100',
  max: '50000',
  left: '20000',
  earlyLoss: '0.05',
  redemptionDays: 1,
  terms: 12,
  state: 'open',
}

export const PRODUCT_INFO: ProductInfo = {
  ...PRODUCT,
  hosted: '1000',
  escrowed: '1.8',
  owed: '1.5',
  coverage: '1.2',
  sequence: 4_711,
  capacity: '21000',
  source: 'The treasury',
}

export const QUOTE: CallData<'tryProfit'> = {
  daily: '0.3',
  total: '2.1',
  endTime: BOUGHT_AT + 7 * HOSTING_DAY_MS,
  earlyReceive: '950',
  earlyLoss: '50',
  rejection: '',
  problem: '',
}

/** Three of seven days were paid. */
export const ORDER: HostingOrder = {
  orderNo: '12',
  id: '1',
  name: 'Seven days',
  amount: '1000',
  currency: 'USDT',
  cycleDays: 7,
  dailyRate: '0.0003',
  profit: '0.9',
  daysLeft: 4,
  time: BOUGHT_AT,
  endTime: BOUGHT_AT + 7 * HOSTING_DAY_MS,
  state: 'custody',
}

export const ORDER_INFO: OrderInfo = {
  ...ORDER,
  terms: 12,
  earlyLoss: '0.05',
  redemptionDays: 1,
  promised: '2.1',
  escrow: '1.2',
  redeemAt: 0,
  receive: '950',
  loss: '50',
  postings: [1, 2, 3].map((day) => ({
    day,
    time: BOUGHT_AT + day * HOSTING_DAY_MS,
    amount: '0.3',
    sequence: 5_000 + day,
  })),
  steps: [{ state: 'custody', time: BOUGHT_AT, sequence: 4_800 }],
  sequence: 6_000,
}

export const BOOK: HostingBook = {
  id: '1',
  name: 'Seven days',
  currency: 'USDT',
  hosted: '1000',
  escrowed: '1.2',
  owed: '1.2',
  coverage: '1',
  sequence: 6_000,
  treasury: '250000',
  paid: '0.9',
  unearned: '0',
  time: BOUGHT_AT + 3 * HOSTING_DAY_MS,
  source: 'The treasury',
  series: ['2026-11-20', '2026-11-21', '2026-11-22'].map((day, index) => ({
    day,
    time: Date.UTC(2026, 10, 20 + index, 16),
    hosted: '1000',
    escrowed: ['2.1', '1.8', '1.5'][index] ?? '',
    owed: ['2.1', '1.8', '1.5'][index] ?? '',
  })),
}

export const WALLET: CallData<'getAsset2'> = {
  total: '5000',
  list: [{ currency: 'USDT', name: 'Tether', decimals: 6, available: '5000', frozen: '0', converted: '5000' }],
}
