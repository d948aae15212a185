import type { Liquidation, Step } from './recompute.ts'

/**
 * 20 lots of 0.001 BTC bought at 50,000 with 10×: value 1,000, margin 100. At 45,200 the value is 904, the loss 96, so 4 are
 * left, and 0.5 % of 904 are 4.52: liquidated.
 */
export const TAKEN_OVER: Step = {
  time: 1_780_000_000_000,
  sequence: 4711,
  step: 'taken_over',
  symbol: 'BTCPERP',
  side: 'long',
  marginMode: 'isolated',
  mark: '45200.0',
  index: '45210.0',
  sampleSequence: 4710,
  lots: '20',
  entryPrice: '50000.0',
  entryValue: '1000.000000',
  markValue: '904.000000',
  margin: '100.000000',
  unrealised: '-96.000000',
  equity: '4.000000',
  tier: 0,
  maintenanceRate: '0.005',
  deduction: '0.000000',
  maintenance: '4.520000',
  riskRate: '1.13',
  liqPrice: '45226.1',
  bankruptcyPrice: '45000.0',
  lotsClosed: '20',
  value: '900.000000',
  fee: '0.000000',
  shortfall: '0.000000',
}

export const worksheetOf = (step: Step): Liquidation => ({
  id: '7',
  symbol: 'BTCPERP',
  name: 'Bitcoin Perpetual',
  currency: 'USDT',
  priceDecimals: 1,
  lotSize: '0.001',
  unit: 'BTC',
  tiers: [
    { notional: '50000', maintenance: '0.005', deduction: '0', maxLeverage: 100 },
    { notional: '1000000', maintenance: '0.01', deduction: '250', maxLeverage: 50 },
  ],
  steps: [step],
})
