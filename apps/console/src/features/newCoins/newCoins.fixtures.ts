import type { CoinRequest } from './coinRequest.ts'
import type { Offering, Offerings } from './offeringDraft.ts'

const DAY_MS = 86_400_000
const OPENS = Date.UTC(2026, 10, 20, 9, 30, 15)

export const OFFERING: Offering = {
  version: 12,
  code: 'TCH',
  state: 'open',
  soldOut: false,
  listedAt: 0,
  missedAt: 0,
  backed: true,
  isAllocated: false,
  waiting: 2,
  terms: {
    coin: 1,
    asset: 9,
    name: 'Touch',
    issuePrice: '0.25',
    volume: '10000',
    lot: '1',
    min: '10',
    max: '2000',
    opens: OPENS,
    closes: OPENS + 7 * DAY_MS,
    listTime: OPENS + 10 * DAY_MS,
    lockDays: 30,
    market: 12,
    way: 'pro_rata',
    issuer: 'Touch Foundation',
    releaseTime: OPENS,
    issueNumber: 'TF-1',
    circulation: '1000000',
    site: 'https://touch.example',
    paper: '',
    introduction: 'A coin for tests.',
  },
  left: '10000',
  funded: '10000',
  coins: '10000',
  asked: '12000',
  allocated: '0',
  held: '3000',
  paid: '0',
  issuerPaid: '0',
}

export const OFFERINGS: Offerings = {
  sequence: 6_000,
  time: OPENS,
  currency: 'USDT',
  offerings: [OFFERING],
  assets: [{ id: 9, code: 'TCH', name: 'Touch', scale: 6 }],
  markets: [{ id: 12, symbol: 'TCHUSDT', base: 9 }],
  nextAsset: 10,
  nextMarket: 13,
}

export const REQUESTS: readonly CoinRequest[] = ['31', '32'].map((orderNo, index) => ({
  orderNo,
  owner: String(1_001 + index),
  time: OPENS,
  quantity: '6000',
  amount: '1500',
  allocated: '0',
  refund: '0',
  state: 'under_review',
}))
