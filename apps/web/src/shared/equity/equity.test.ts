import { expect, it } from 'vitest'
import { totalOf, utcDay, utcMinute } from './equity.ts'

const period = (moved: string, result: string, products: Readonly<Record<string, string>>) => ({
  from: 0,
  to: 1,
  equity: '0',
  moved,
  result,
  products: Object.entries(products).map(([product, amount]) => ({ product, amount })),
})

it('adds periods up to the last digit, and measures the result by what was there and came in', () => {
  const list = [
    period('100.000000', '-1.000001', { spot: '-2.000001', contracts: '1.000000' }),
    period('-50.000000', '3.000000', { spot: '1.000001', contracts: '-1.000000', hosting: '2.999999' }),
  ]
  expect(totalOf({ opening: '100.000000', list })).toEqual({
    moved: '50.000000',
    result: '1.999999',
    fraction: '0.009999',
    products: [
      { product: 'hosting', amount: '2.999999' },
      { product: 'spot', amount: '-1.000000' },
    ],
  })
})

it('has no fraction of nothing', () => {
  expect(totalOf({ opening: '0.000000', list: [] })).toEqual({
    moved: '0.000000',
    result: '0.000000',
    fraction: '',
    products: [],
  })
})

it('writes days and hours of UTC', () => {
  const time = Date.UTC(2026, 10, 28, 23)
  expect([utcDay(time), utcMinute(time)]).toEqual(['2026-11-28', '23:00'])
})
