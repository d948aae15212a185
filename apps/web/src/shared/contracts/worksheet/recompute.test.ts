import { describe, expect, it } from 'vitest'
import { type Liquidation, recompute, type Step } from './recompute.ts'

/**
 * 20 lots of 0.001 BTC bought at 50,000 with 10×: value 1,000, margin 100. At 45,200 the value is 904, the loss 96, so 4 are
 * left, and 0.5 % of 904 are 4.52: liquidated.
 */
const TAKEN: Step = {
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

const sheet = (step: Step): Liquidation => ({
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
const TERMS = { tick: '0.1', liquidationRate: '0.005' }
const different = (step: Step) =>
  recompute(step, sheet(step), TERMS)
    .filter(({ equal }) => !equal)
    .map(({ figure }) => figure)

describe('a liquidation worksheet, worked out by hand', () => {
  it('is equal in every number', () => {
    expect(recompute(TAKEN, sheet(TAKEN), TERMS)).toHaveLength(14)
    expect(different(TAKEN)).toEqual([])
  })

  it.each([
    ['maintenance', { maintenance: '4.520001' }],
    ['equity', { equity: '4.000001' }],
    ['riskPpm', { riskRate: '1.12' }],
    ['liquidationPrice', { liqPrice: '45226.2' }],
    ['bankruptcyPrice', { bankruptcyPrice: '44999.9' }],
    ['value', { value: '900.000001' }],
    ['tier', { tier: 1 }],
    ['entryPrice', { entryPrice: '50000.1' }],
  ])('finds a wrong %s, told beside what it should be', (figure, wrong) => {
    expect(different({ ...TAKEN, ...wrong })).toContain(figure)
  })

  it('writes both readings as the exchange writes them', () => {
    const wrong = { ...TAKEN, liqPrice: '45226.2' }
    const found = recompute(wrong, sheet(wrong), TERMS).find(({ figure }) => figure === 'liquidationPrice')
    expect(found).toEqual({ figure: 'liquidationPrice', told: '45226.2', recomputed: '45226.1', equal: false })
  })

  it('takes the fee of a reduction from what was closed', () => {
    const reduced: Step = { ...TAKEN, step: 'reduced', lotsClosed: '5', value: '226.000000', fee: '1.130000' }
    expect(different(reduced)).toEqual([])
    expect(different({ ...reduced, fee: '1.13' + '0001' })).toEqual(['fee'])
  })

  it('says so when the terms contradict themselves', () => {
    expect(() => recompute(TAKEN, { ...sheet(TAKEN), lotSize: '0.0000001' }, { ...TERMS, tick: '0.0000001' })).toThrow()
  })
})
