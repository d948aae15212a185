import { describe, expect, it } from 'vitest'
import { held, shownRows } from './fundsRows.ts'

const row = (currency: string, available: string, frozen: string, converted: string) => ({
  currency,
  name: currency,
  decimals: 8,
  available,
  frozen,
  converted,
})

describe('funds rows', () => {
  const rows = [
    row('USDT', '0.99', '0', '0.99'),
    row('BTC', '0', '0.00002', '1'),
    row('NEW', '5', '0', ''),
    row('ETH', '0', '0', '0'),
  ]
  it('hides balances below 1 USDT, keeps what has no price, and hides what is nothing', () => {
    expect(shownRows(rows, true).map(({ currency }) => currency)).toEqual(['BTC', 'NEW'])
    expect(shownRows(rows, false)).toBe(rows)
  })
  it('folds away what there is nothing of', () => {
    expect(held(rows).map(({ currency }) => currency)).toEqual(['USDT', 'BTC', 'NEW'])
    expect(held([row('USDT', '0.000000', '0', '0')])).toEqual([])
  })
})
