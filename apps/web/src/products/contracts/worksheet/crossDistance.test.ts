import { describe, expect, it } from 'vitest'
import { ACCOUNT, BTC_INFO, LONG_POSITION } from '../contract.fixtures.ts'
import { crossDistance } from './crossDistance.ts'

/** 0.02 BTC long at 50,000, marked at 51,000; 1,000 USDT available, so 1,100 stand behind it. */
const CROSS = { ...LONG_POSITION, marginMode: 'cross', minMargin: '', maxMargin: '' } as const
const BACKING = {
  positions: [CROSS],
  account: { ...ACCOUNT, available: '1000.000000', maintenance: '5.100000' },
  scale: 6,
}
const usdt = (whole: bigint) => whole * 1_000_000n

describe('the nearest liquidation after money has left', () => {
  it('is that of the engine, worked out by hand', () => {
    // 200 + 0.02 p − 1,000 ≤ 0.0001 p from p = 40,201.0 on.
    expect(crossDistance(BACKING, [BTC_INFO], usdt(900n))).toEqual({ symbol: 'BTCPERP', before: '', after: '0.2117' })
    expect(crossDistance(BACKING, [BTC_INFO], usdt(950n))?.after).toBe('0.1624')
  })

  it('is told of the position that is nearest then', () => {
    const other = { ...CROSS, symbol: 'ETHPERP', side: 'short' as const, pnl: '-20.000000' }
    const both = { ...BACKING, positions: [CROSS, other] }
    const terms = [BTC_INFO, { ...BTC_INFO, symbol: 'ETHPERP' }]
    const [long, both900] = [crossDistance(BACKING, terms, usdt(900n)), crossDistance(both, terms, usdt(900n))]
    expect(both900?.symbol).toBe('ETHPERP')
    expect(Number(both900?.after)).toBeLessThan(Number(both900?.before))
    expect(long?.symbol).toBe('BTCPERP')
  })

  it('is none as long as nothing would be liquidated', () => {
    expect(crossDistance(BACKING, [BTC_INFO], usdt(1n))).toBeUndefined()
  })
})
