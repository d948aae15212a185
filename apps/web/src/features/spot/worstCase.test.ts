import { describe, expect, it } from 'vitest'
import { formatsFor } from '../../shared/format/format.ts'
import type { SpotTranslate } from './problemText.ts'
import { BTC_MARKET as market, BUY_PREVIEW as preview } from './ticket.fixtures.ts'
import { shareOfAccount, worstCase, worstCost } from './worstCase.ts'

const buy = { symbol: 'BTCUSDT', side: 'buy' } as const

describe('worst case', () => {
  it('is price × amount for a limit order, whatever the preview found', () => {
    const request = { ...buy, type: 'limit', price: '50000.1', amount: '0.12345' } as const
    expect(worstCost(request, preview, market)).toBe('6172.512345')
  })
  it('is the turnover when the order is sent by turnover', () => {
    expect(worstCost({ ...buy, type: 'market', turnover: '2500' }, preview, market)).toBe('2500')
  })
  it('adds the slippage bound to the worst price of a market order and rounds up', () => {
    expect(worstCost({ ...buy, type: 'market', amount: '0.01' }, preview, market)).toBe('502.61')
  })
  it('starts from the stop price of a stop-market order', () => {
    expect(worstCost({ ...buy, type: 'stop_market', stopPrice: '60000', amount: '1' }, preview, market)).toBe('60300')
  })
  it('starts from the trigger that a trailing stop begins with, the dearest that it can have', () => {
    const trailing = { ...buy, type: 'stop_market', trailRate: '0.01', amount: '1' } as const
    expect(worstCost(trailing, { ...preview, stopPrice: '60000.0' }, market)).toBe('60300')
  })
  it('is not known while nothing is offered', () => {
    const empty = { ...preview, worstPrice: '' }
    expect(worstCost({ ...buy, type: 'market', amount: '1' }, empty, market)).toBe('')
  })
  it('of a sale at the market that nobody takes now speaks of that, and of no stop', () => {
    const request = { symbol: 'BTCUSDT', side: 'sell', type: 'market', amount: '0.000001' } as const
    const nobody = { ...preview, worstPrice: '0' }
    const t = ((key: string) => key) as unknown as SpotTranslate
    expect(worstCase({ preview: nobody, request, market, accountTotal: '', t, formats: formatsFor('en') })).toBe(
      'preview.worstNothing',
    )
  })
  it('never makes the share of the account small', () => {
    expect(shareOfAccount('1', '3')).toBe('33.4')
    expect(shareOfAccount('1', '0')).toBe('')
    expect(shareOfAccount('1', '')).toBe('')
  })
})
