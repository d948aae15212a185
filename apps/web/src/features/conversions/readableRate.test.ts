import { expect, it } from 'vitest'
import { readableRate } from './readableRate.ts'

const fromUsdt = (rate: string) => readableRate({ unit: 'USDT', rate, other: 'BTC' })

it('a rate is told from the side on which its figure is 1 or more', () => {
  expect(fromUsdt('0.00001575')).toEqual({ unit: 'BTC', rate: '63492.06', other: 'USDT' })
  expect(readableRate({ unit: 'BTC', rate: '63492.06', other: 'USDT' })).toEqual({
    unit: 'BTC',
    rate: '63492.06',
    other: 'USDT',
  })
  expect(fromUsdt('0')).toEqual({ unit: 'USDT', rate: '0', other: 'BTC' })
})

it('shows no digit that the rate does not determine: turned round, 63647 comes back as 63647.002522', () => {
  expect(fromUsdt('0.000015711659').rate).toBe('63647')
  expect(fromUsdt('0.98').rate).toBe('1.020408')
})
