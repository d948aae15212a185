import { describe, expect, it } from 'vitest'
import { pairRequest } from './pairRequest.ts'

const ENTRY = { side: 'sell', price: '110.', stopPrice: '90', stopLimitPrice: '', amount: '0.5' } as const

describe('the request for a pair of orders', () => {
  it('asks for a stop at the market without a limit of its own, and else for that limit', () => {
    const asked = { symbol: 'BTCUSDT', side: 'sell', price: '110', stopPrice: '90', amount: '0.5' }
    expect(pairRequest(ENTRY, 'BTCUSDT')).toEqual(asked)
    expect(pairRequest({ ...ENTRY, stopLimitPrice: '88' }, 'BTCUSDT')).toEqual({ ...asked, stopLimitPrice: '88' })
  })

  it.each(['price', 'stopPrice', 'amount'])('is none without %s', (field) => {
    expect(pairRequest({ ...ENTRY, [field]: '' }, 'BTCUSDT')).toBeUndefined()
    expect(pairRequest({ ...ENTRY, [field]: '0.0' }, 'BTCUSDT')).toBeUndefined()
  })
})
