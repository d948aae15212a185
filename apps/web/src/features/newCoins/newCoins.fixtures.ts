import type { CallData } from '@touchstone/protocol'
import type { NewCoinBook } from './components/BookFigures.tsx'
import type { NewCoin, NewCoinInfo, Subscription } from './newCoin.ts'
import type { CoinQuote } from './useCoinQuote.ts'

const OPENED_AT = Date.UTC(2026, 10, 20, 9, 30)
const DAY_MS = 86_400_000

export const COIN: NewCoin = {
  id: '1',
  coin: 'TCH',
  name: 'Touch',
  currency: 'USDT',
  price: '0.25',
  volume: '10000',
  left: '7500',
  opens: OPENED_AT,
  closes: OPENED_AT + 7 * DAY_MS,
  listTime: OPENED_AT + 10 * DAY_MS,
  lockDays: 30,
  min: '10',
  max: '2000',
  lot: '0.5',
  way: 'pro_rata',
  market: 'TCHUSDT',
  listedAt: 0,
  returnable: false,
  terms: 12,
  state: 'open',
}

export const INFO: NewCoinInfo = {
  ...COIN,
  issuer: 'Touch Foundation',
  release: OPENED_AT,
  issueNo: 'TF-1',
  circulation: '1000000',
  totalPrice: '2500',
  site: 'https://touch.example',
  paper: 'javascript:alert(1)',
  intro: 'A coin for tests.',
  rules: ['One TCH costs 0.25 USDT.', 'What is not used is free again at once.'],
  marketMaker: false,
  sequence: 4_711,
}

export const QUOTE: CoinQuote = {
  cost: '25',
  lockUntil: OPENED_AT + 40 * DAY_MS,
  worst: '25',
  rejection: '',
  problem: '',
}

/** 100 coins were asked for, and 60 given. */
export const SUBSCRIPTION: Subscription = {
  orderNo: '12',
  id: '1',
  coin: 'TCH',
  name: 'Touch',
  currency: 'USDT',
  price: '0.25',
  volume: '10000',
  left: '7500',
  listTime: OPENED_AT + 10 * DAY_MS,
  lockDays: 30,
  quantity: '100',
  allocated: '60',
  amount: '25',
  refund: '10',
  time: OPENED_AT,
  releaseTime: OPENED_AT + 40 * DAY_MS,
  reason: '',
  state: 'passed',
  released: false,
  returned: false,
  returnable: false,
  steps: [
    { step: 'asked', time: OPENED_AT, coins: '100', amount: '25', sequence: 4_800 },
    { step: 'passed', time: OPENED_AT + 7 * DAY_MS, coins: '60', amount: '15', sequence: 5_003 },
  ],
}

export const BOOK: NewCoinBook = {
  id: '1',
  coin: 'TCH',
  name: 'Touch',
  currency: 'USDT',
  volume: '10000',
  left: '7500',
  funded: '10000',
  coins: '7500',
  allocated: '2500',
  held: '40',
  paid: '625',
  issuerPaid: '0',
  asked: '160',
  listedAt: 0,
  sequence: 6_000,
  time: OPENED_AT + 3 * DAY_MS,
  source: 'The coins lie in the offering account.',
  series: ['2026-11-20', '2026-11-21', '2026-11-22'].map((day, index) => ({
    day,
    time: Date.UTC(2026, 10, 20 + index, 16),
    coins: ['10000', '10000', '7500'][index] ?? '',
    allocated: ['0', '0', '2500'][index] ?? '',
    held: ['40', '665', '40'][index] ?? '',
    paid: ['0', '0', '625'][index] ?? '',
  })),
}

export const WALLET: CallData<'getAsset2'> = {
  total: '1000',
  list: [{ currency: 'USDT', name: 'Tether', decimals: 6, available: '100', frozen: '0', converted: '100' }],
}
