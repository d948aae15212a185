import type { PurchaseInfo } from './pay.ts'

/** The quote for a purchase of USDT for dollars. */
export const PURCHASE_INFO: PurchaseInfo = {
  currencies: [
    { currency: 'USDT', min: '1', decimals: 6 },
    { currency: 'BTC', min: '0.001', decimals: 8 },
  ],
  currency: 'USDT',
  quoteId: 'first',
  rate: '1.005',
  indexRate: '1',
  spread: '0.005',
  payCurrency: 'USD',
  expires: Date.UTC(2100, 0, 1),
  payee: { bank: 'First Bank', account: '0000 1111', swift: 'FIRSTXXX', name: 'Payee', memo: 'TS1001' },
  sandbox: false,
  terms: {
    version: 3,
    open: '12:00',
    close: '24:00',
    perDay: 2,
    min: '100',
    max: '200000',
    feeRate: '0.05',
    turnoverRate: '0.9',
    returnFee: '5',
    example: { amount: '1000', turnover: '900', fee: '50', receive: '950' },
  },
}
