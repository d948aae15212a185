import { expect, it } from 'vitest'
import { readableRate } from './readableRate.ts'

const fromUsdt = (rate: string) => readableRate({ unit: 'USDT', rate, other: 'BTC' })

it('a rate is told from the side on which its figure is 1 or more', () => {
  expect(fromUsdt('0.00001575')).toEqual({ unit: 'BTC', rate: '63492.063492', other: 'USDT' })
  expect(readableRate({ unit: 'BTC', rate: '63492.06', other: 'USDT' })).toEqual({
    unit: 'BTC',
    rate: '63492.06',
    other: 'USDT',
  })
  expect(fromUsdt('0')).toEqual({ unit: 'USDT', rate: '0', other: 'BTC' })
})
