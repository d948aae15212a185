import type { AssetDefinition } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { TestWorld } from '../../projector/testing/testWorld.ts'
import { purchasePrice, purchaseRate } from './purchasePrice.ts'

const TERMS = { perUsdt: '1', spreadPpm: 5_000 }
const USDT = { scale: 6 }

describe('what coins cost by remittance', () => {
  const named = async (code: string) => {
    const { core } = (await TestWorld.open()).world
    const asset = core.assets().find((one) => one.code === code) as AssetDefinition
    return { core, asset }
  }

  it('is the index price in the paid currency, and the spread on top', async () => {
    const { core, asset } = await named('BTC')
    expect(purchaseRate(core, asset, TERMS)).toEqual({ rate: '50250', indexRate: '50000' })
    expect(purchaseRate(core, asset, { perUsdt: '0.91', spreadPpm: 0 })).toEqual({ rate: '45500', indexRate: '45500' })
    const usdt = await named('USDT')
    expect(purchaseRate(core, usdt.asset, { perUsdt: '7.81234567', spreadPpm: 1 })).toEqual({
      rate: '7.81235349',
      indexRate: '7.81234567',
    })
  })

  it('is not known without a price', async () => {
    const { core, asset } = await named('TRX')
    expect(purchaseRate(core, asset, TERMS)).toBeUndefined()
  })

  it.each([
    // amount, scale, rate, perUsdt, pay, value
    [100_000_000n, 8, '50250', '1', '50250', 50_250_000_000n],
    [1n, 8, '50250', '1', '0.01', 10_000n],
    [100_000n, 8, '50250.123', '1', '50.26', 50_260_000n],
    [1_000_000n, 6, '1.005', '1', '1.01', 1_010_000n],
    [33_333_333n, 6, '0.91', '0.91', '30.34', 33_340_659n],
  ])('%s units of scale %s at %s (%s per USDT): %s, worth %s', (amount, scale, rate, perUsdt, pay, value) => {
    expect(purchasePrice(amount, { scale }, { rate, perUsdt }, USDT)).toEqual({ pay, value })
  })
})
