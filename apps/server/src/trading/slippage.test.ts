import { describe, expect, it } from 'vitest'
import { slippageOf } from './slippage.ts'

describe('slippage from the middle of the book', () => {
  it('counts half the spread even when the order trades at the best price: bid 64,305.8, ask 64,347.2', () => {
    expect(slippageOf({ filled: 643_472n, atBid: 643_058n, atAsk: 643_472n })).toEqual({
      slippage: '0.000322',
      halfSpread: '0.000322',
    })
  })

  it('adds the impact of an order that goes deeper, on either side', () => {
    expect(slippageOf({ filled: 1_020n, atBid: 990n, atAsk: 1_010n })).toEqual({
      slippage: '0.020000',
      halfSpread: '0.010000',
    })
    expect(slippageOf({ filled: 980n, atBid: 990n, atAsk: 1_010n })).toEqual({
      slippage: '0.020000',
      halfSpread: '0.010000',
    })
  })

  it('never makes a cost small: both parts are rounded up', () => {
    expect(slippageOf({ filled: 300_001n, atBid: 299_999n, atAsk: 300_001n }).slippage).toBe('0.000004')
  })

  it('measures from the only side there is, and says nothing of a spread', () => {
    expect(slippageOf({ filled: 1_020n, atBid: 0n, atAsk: 1_000n })).toEqual({ slippage: '0.020000', halfSpread: '' })
  })

  it('is nothing for an order that does not trade at once', () => {
    expect(slippageOf({ filled: 0n, atBid: 990n, atAsk: 1_010n })).toEqual({ slippage: '', halfSpread: '' })
  })
})
