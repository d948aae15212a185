import type { DeliveryRow } from '@touchstone/protocol'
import type { Receipt } from './receipt/recomputeReceipt.ts'

export const EXPIRY = 1_764_000_060_000

/** A bullish order for a minute that waits for its end. */
export const OPEN_ORDER: DeliveryRow = {
  orderNo: '7',
  symbol: 'BTCUSDT',
  name: 'Bitcoin',
  direction: 'up',
  seconds: 60,
  amount: '100',
  currency: 'USDT',
  fee: '0',
  payoutRate: '0.85',
  payout: '85',
  openTime: EXPIRY - 60_000,
  openPrice: '50010.0',
  expiry: EXPIRY,
  settlePrice: '',
  profit: '',
  state: 'open',
  result: '',
}

export const WON_ORDER: DeliveryRow = {
  ...OPEN_ORDER,
  settlePrice: '50020.2',
  profit: '85',
  state: 'won',
  result: 'won',
}

const PRICES = ['50020.2', '50019.8', '50030.0', '50020.3', '50020.1']

export const RECEIPT: Receipt = {
  order: WON_ORDER,
  priceDecimals: 1,
  tickSize: '0.1',
  boughtSequence: 1_000,
  termsVersion: 1,
  strikeSequence: 1_003,
  strikeTime: EXPIRY - 59_000,
  rule: 'median',
  windowMs: 5_000,
  expectedSamples: 5,
  samples: PRICES.map((price, second) => [2_000 + second, EXPIRY - 4_000 + second * 1_000, price]),
  settledSequence: 2_006,
  settledTime: EXPIRY + 1_000,
  units: { stake: '100000000', fee: '0', payout: '85000000', received: '185000000', scale: 6 },
  replay: 'npx touchstone option --order 7 --world real',
}
